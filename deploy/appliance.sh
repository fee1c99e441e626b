# Sourced by deploy/install, deploy/update and deploy/uninstall: where an appliance keeps what, and
# how a step is done, or with --dry-run only printed.
# shellcheck shell=bash
# shellcheck disable=SC2034 # what is named here is used there

# shellcheck source=deploy/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source_tree=$root # a release that is set up has a root of its own

opt=/opt/companion
releases=$opt/releases
current=$opt/current
state=/var/lib/companion
user=companion
x_unit=/etc/systemd/system/companion-x.service
x_drop_in=/etc/systemd/system/companion.service.d/x.conf
x_panel=/etc/X11/xorg.conf.d/60-companion.conf
units=(companion.service companion-x.service companion-web.service companion-backlight.service media-COMPANION.mount)

dry_run=false

tell() { printf '%s\n' "$*"; }

# step WORDS COMMAND… says what is done, and does it unless this is a dry run.
step() {
    local words=$1
    shift
    tell "- $words"
    if $dry_run; then
        printf '    %s\n' "${*%%$'\n'*}"
    else
        "$@"
    fi
}

need_root() {
    $dry_run || [ "$(id -u)" -eq 0 ] || die "This changes the system: start it with sudo, or add --dry-run to see what it would do."
}

systemd_runs() { [ -d /run/systemd/system ]; }

# put_file MODE SOURCE TARGET copies a file if it differs, with the names of places filled in.
put_file() {
    local mode=$1 from=$2 to=$3 new
    new=$(sed -e "s|@CURRENT@|$current|g" -e "s|@USER@|$user|g" "$from"; echo .)
    if [ "$(cat "$to" 2>/dev/null; echo .)" = "$new" ]; then
        return
    fi
    step "write $to" write_file "$mode" "$to" "${new%.}"
}

write_file() {
    mkdir -p "$(dirname "$2")"
    printf '%s' "$3" >"$2.new"
    chmod "$1" "$2.new"
    mv "$2.new" "$2"
}

# --- Releases: each has its own folder and its own Python environment

# The name of the release in a folder: its version, and what tells its content from another's.
release_name() {
    local version content
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$1/pyproject.toml" | head -n 1)
    content=$(cd "$1" && release_files | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-8)
    printf '%s-%s\n' "$version" "$content"
}

# The files of a release, each ended by a zero byte, from the current folder.
release_files() {
    find . \( -name .git -o -name .venv -o -name __pycache__ -o -name '.*_cache' -o -name .hypothesis \
        -o -name '*.egg-info' -o -name tests -o -name .release \) -prune -o -type f -print0
}

# The names of the releases here, the latest first.
list_releases() {
    [ -d "$releases" ] || return 0
    find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %f\n' | sort -rn | cut -d ' ' -f 2-
}

is_ready() { [ -f "$releases/$1/.release" ]; }

# make_release FOLDER NAME puts a release beside the others and sets up its Python environment.
make_release() {
    local from=$1 name=$2 to=$releases/$2
    if is_ready "$name"; then
        tell "- release $name is there already"
        return
    fi
    step "copy release $name to $to" copy_release "$from" "$to"
    step "set up its Python environment and the system packages it needs" set_up_release "$to"
    step "note that release $name is whole" touch "$to/.release"
}

copy_release() {
    rm -rf "$2"
    mkdir -p "$2"
    (cd "$1" && release_files | tar --create --null --files-from - --owner 0 --group 0) | tar --extract --directory "$2"
}

set_up_release() {
    (
        # shellcheck source=deploy/setup.sh
        source "$1/deploy/setup.sh"
        set_up requirements
        "$1/.venv/bin/python" -m compileall -q "$1/companion" || true
    )
}

# check_release NAME starts it without a screen: a copy of the games, a picture, a word.
check_release() {
    step "check release $1" run_as_user "$releases/$1/.venv/bin/companion" selftest
}

run_as_user() {
    (
        cd /
        setpriv --reuid "$user" --regid "$user" --init-groups env -i PATH="$PATH" LANG=C.UTF-8 \
            HOME="$state" COMPANION_HOME="$state" "$@"
    )
}

switch_to() {
    step "make release $1 the current one" link_current "releases/$1"
}

link_current() {
    ln -sfn "$1" "$current.new"
    mv -T "$current.new" "$current"
}

current_release() { basename "$(readlink "$current" 2>/dev/null)" 2>/dev/null || true; }

# Keeps the current release and the two latest others.
drop_old_releases() {
    local name
    list_releases | { grep -vxF "$(current_release)" || true; } | tail -n +3 | while read -r name; do
        step "remove release $name" rm -rf "${releases:?}/$name"
    done
}
