# Sourced by deploy/install, deploy/update and deploy/uninstall: where an appliance keeps what, how a
# step is done, or with --dry-run only printed, and what of a release belongs elsewhere in the system.
# shellcheck shell=bash
# shellcheck disable=SC2034 # what is named here is used there

# shellcheck source=deploy/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
# shellcheck source=deploy/appliance/trial
source "$root/deploy/appliance/trial"
source_tree=$root # a release that is set up has a root of its own

user=companion
notes=$opt/notes
system_list=$opt/system-files
boot=/boot/firmware
x_drop_in=/etc/systemd/system/companion.service.d/x.conf

# A quiet start of a Pi: no messages, no cursor, no picture but ours. A kernel that dies on the way,
# before the watchdog is fed, starts again after so many seconds.
boot_words=(quiet loglevel=3 logo.nologo vt.global_cursor_default=0 consoleblank=0 panic=10)
boot_line='disable_splash=1'

display='' # cage or x; '' is what there is already
dry_run=false
unchanged=false

print_line() { printf '%s\n' "$*"; }

# step WORDS COMMAND… says what is done, and does it unless this is a dry run.
step() {
    local words=$1
    shift
    print_line "- $words"
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

# --- Notes: what a later install has to know, and what uninstall has to undo

noted() { sed -n "s/^$1=//p" "$notes" 2>/dev/null || true; }

note() {
    [ "$(noted "$1")" = "$2" ] || step "note $1: $2" write_note "$1" "$2"
}

write_note() {
    local others
    others=$(grep -v "^$1=" "$notes" 2>/dev/null || true)
    write_file 644 "$notes" "${others:+$others$'\n'}$1=$2"$'\n'
}

# noting_packages COMMAND… does it, and notes what system packages it installed.
noting_packages() {
    local before new
    before=$(apt-mark showmanual | LC_ALL=C sort)
    "$@"
    new=$(apt-mark showmanual | LC_ALL=C sort | LC_ALL=C comm -13 <(printf '%s\n' "$before") - | xargs)
    [ -z "$new" ] || write_note packages "$(noted packages | sed 's/$/ /')$new"
}

# --- System files: what of a release belongs elsewhere in the system

# system_files prints the mode of each, its name in deploy/appliance, and its place.
system_files() {
    local unit
    for unit in companion.service companion-web.service companion-backlight.service media-COMPANION.mount; do
        echo "644 $unit /etc/systemd/system/$unit"
    done
    if [ "${display:-$(current_display)}" = x ]; then
        echo "644 companion-x.service /etc/systemd/system/companion-x.service"
        echo "644 x.conf $x_drop_in"
        echo "644 x-panel.conf /etc/X11/xorg.conf.d/60-companion.conf"
    fi
    echo "644 journal.conf /etc/systemd/journald.conf.d/companion.conf"
    echo "644 watchdog.conf /etc/systemd/system.conf.d/companion.conf"
    echo "644 sysctl.conf /etc/sysctl.d/60-companion.conf"
    # After 60-persistent-storage.rules: only then is the name of a stick known.
    echo "644 udev.rules /etc/udev/rules.d/90-companion.rules"
    echo "644 polkit.rules /etc/polkit-1/rules.d/60-companion.rules"
    echo "644 avahi.service /etc/avahi/services/companion.service"
    echo "755 trial $opt/trial"
}

# What releases before the list may have put there, and this one does not always.
unlisted=(
    /etc/systemd/system/companion-x.service
    "$x_drop_in"
    /etc/systemd/system/companion.service.d/back-off.conf
    /etc/X11/xorg.conf.d/60-companion.conf
    /etc/udev/rules.d/60-companion.rules
)

listed_files() { cat "$system_list" 2>/dev/null || printf '%s\n' "${unlisted[@]}"; }

# Puts those of the release in $source_tree in their places; those that only another one had go.
install_system_files() {
    local mode from to files=$source_tree/deploy/appliance places=''
    while read -r mode from to; do
        [ -f "$files/$from" ] || continue
        put_file "$mode" "$files/$from" "$to"
        places+=$to$'\n'
    done < <(system_files)
    for to in $(listed_files); do
        grep -qxF "$to" <<<"$places" || remove_system_file "$to"
    done
    [ "$(cat "$system_list" 2>/dev/null)" = "${places%$'\n'}" ] || $dry_run || write_file 644 "$system_list" "$places"
}

# A unit is stopped before it goes.
remove_system_file() {
    local unit=${1#/etc/systemd/system/}
    [ -e "$1" ] || return 0
    if [ "$unit" != "$1" ] && [[ $unit != */* ]]; then
        ! systemd_runs || step "stop $unit" systemctl stop "$unit" || true
        step "do not start $unit" systemctl --quiet disable "$unit" || true
    fi
    step "remove $1" rm -f "$1"
}

apply_system_files() {
    systemd_runs || return 0
    step "read the units anew" systemctl daemon-reload
    step "apply the rules for devices" udevadm control --reload || true # in a container nobody listens
    step "apply what a keyboard may do" systemctl restart systemd-sysctl.service || true
}

current_display() { if [ -e "$x_drop_in" ]; then echo x; else echo cage; fi; }

# The units that show the companion: X does not start anew by itself.
shown_by() {
    [ "${display:-$(current_display)}" != x ] || echo companion-x.service
    echo companion.service
}

# --- One at a time; it leaves nothing but what stays

work_alone() {
    if $dry_run; then
        scratch=$(mktemp -d)
        trap 'rm -rf "$scratch"' EXIT
        return
    fi
    mkdir -p "$opt"
    exec 9>"$opt/lock"
    flock --nonblock 9 || die "Another install or update is running: wait until it has finished."
    drop_releases is_unfinished
    unchanged=true
    trap 'end_work $?' EXIT
    mkdir -p "$scratch"
}

# Whatever fails before the switch has changed nothing, and that is said.
end_work() {
    local now
    now=$(current_release)
    if [ "$1" != 0 ] && $unchanged; then
        if [ -n "$now" ]; then
            say "Nothing was changed: release $now stays the current one."
        else
            say "The companion was not installed; sudo deploy/uninstall --games removes what was prepared for it."
        fi
    fi
    drop_releases true
}

is_unfinished() { ! is_ready "$1"; }

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

# make_release FOLDER NAME puts a release beside the others and sets up its Python environment.
make_release() {
    local from=$1 name=$2 to=$releases/$2
    if is_ready "$name"; then
        print_line "- release $name is already there"
        return
    fi
    step "copy release $name to $to" copy_release "$from" "$to"
    step "set up its Python environment and the system packages it needs" noting_packages set_up_release "$to"
    step "note that release $name is whole" note_whole "$to"
}

copy_release() {
    rm -rf "$2"
    mkdir -p "$2"
    (cd "$1" && release_files | tar --create --null --files-from - --owner 0 --group 0) | tar --extract --directory "$2"
}

# Its files are on the disk before that is said.
note_whole() {
    sync --file-system "$1"
    touch "$1/.release"
}

set_up_release() {
    (
        export TEMP=$scratch PIP_NO_CACHE_DIR=1 # pip takes TEMP, apt does not
        # shellcheck source=deploy/setup.sh
        source "$1/deploy/setup.sh"
        set_up requirements
        "$1/.venv/bin/python" -m compileall -q "$1/companion" || true
    )
}

# The release that is current makes it: nothing of a newer one has touched the games yet.
back_up() {
    local now bin
    now=$(current_release)
    bin=$releases/$now/.venv/bin
    [ -n "$now" ] && [ -e "$state/companion.db" ] || return 0
    if ! run_as_user "$bin/python" -c '' 2>/dev/null; then
        print_line "- release $now can't run anymore, so it makes no backup of the games"
        return
    fi
    step "back up the games" make_backup "$bin/companion" ||
        die "The games could not be backed up: the lines above say why."
}

make_backup() { run_as_user "$1" backups --make >/dev/null; }

# check_release NAME starts it without a screen: a copy of the games, a picture, a word. One that does
# not work goes again.
check_release() {
    step "check release $1 on a copy of the games" check_on_copy "$1" ||
        die "Release $1 does not work here: the lines above say why."
    unchanged=false
}

check_on_copy() {
    local home=$scratch/home
    install --directory --owner "$user" --group "$user" --mode 700 "$home" || return
    run_as_user bash -ec 'cd "$COMPANION_HOME"
        copies=(backups/companion-*.db)
        if [ -f "${copies[-1]}" ]; then
            cp "${copies[-1]}" "$0/companion.db"
        else
            for file in companion.db companion.db-wal; do [ ! -f "$file" ] || cp "$file" "$0/"; done
        fi
        [ ! -f companion.toml ] || cp companion.toml "$0/"' "$home" || return
    run_as_user env COMPANION_HOME="$home" "$releases/$1/.venv/bin/companion" selftest
}

run_as_user() {
    (
        cd /
        setpriv --reuid "$user" --regid "$user" --init-groups env -i PATH="$PATH" LANG=C.UTF-8 \
            HOME="$state" COMPANION_HOME="$state" "$@"
    )
}

# switch_to NAME COMMAND… makes a release that is here the current one, on trial if there is one to go
# back to; the command puts its system files in their places.
switch_to() {
    local name=$1 now
    shift
    now=$(current_release)
    [ -n "$now" ] || [ -e "$opt/good" ] || step "note that no release has run yet" write_file 644 "$opt/good" ''
    [ -z "$now" ] || [ "$now" = "$name" ] || step "note the way back from release $name" begin_trial
    "$@"
    step "make release $name the current one" link_current "$name"
    [ "$name" != "$(way_back)" ] || step "note that it is the one before" end_trial
}
