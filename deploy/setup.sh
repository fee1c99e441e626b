# Sourced by deploy/run and deploy/test: makes this machine ready for the companion.
# Once that is done it looks at one small file and does nothing more.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv

say() { printf '%s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# set_up LIST installs what deploy/LIST.txt names; requirements-dev holds all of requirements.
set_up() {
    is_set_up "$1" && return
    local python
    python=$(find_python)
    install_system_packages "$python"
    install_python_packages "$python" "$1"
}

# --- What .venv was made for: its place and Python on the first line, then what was installed

is_set_up() {
    made_here && grep -qxF "$(contents "$1")" "$venv/set-up"
}

made_here() {
    local made_for
    { read -r made_for <"$venv/set-up"; } 2>/dev/null && [ "$made_for" = "$(place)" ]
}

place() { printf '%s with %s\n' "$root" "$(readlink -e "$venv/bin/python")"; }

contents() {
    # The tools' own settings, below the first [tool.…], change nothing that is installed.
    printf '%s %s\n' "$1" "$(cat "$root/deploy/$1.txt" <(sed '/^\[tool\./,$d' "$root/pyproject.toml") | sha256sum)"
}

# --- Python

find_python() {
    local candidate candidates=(python3 python3.13 python3.12 python3.11)
    # python3-lgpio is built for the system's own Python.
    if on_a_pi; then candidates=(/usr/bin/python3 "${candidates[@]}"); fi
    for candidate in ${PYTHON:+"$PYTHON"} "${candidates[@]}"; do
        if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    die "The companion needs Python 3.11, 3.12 or 3.13, and none was found:" \
        "install one (on Debian 12 and 13: apt-get install python3), or name it with PYTHON=/path/to/python3."
}

install_python_packages() {
    local python=$1 list=$2
    # A set-up that was cut short leaves no such file, and is started afresh.
    if ! made_here; then
        local options=(--clear)
        if on_a_pi; then options+=(--system-site-packages); fi
        "$python" -m venv "${options[@]}" "$venv" ||
            die "The Python environment could not be made in $venv: check that you may write to that folder, and that the disk is not full."
    fi
    rm -f "$venv/set-up"

    say "Installing the Python packages: this may take a few minutes."
    # The lists are complete (deploy/lock), so pip need not work out what each package requires.
    pip_install --no-deps --require-hashes --only-binary :all: --requirement "$root/deploy/$list.txt" ||
        die "The Python packages could not be installed: make sure that this machine has a network and room on its disk, then start again."
    pip_install --no-deps --no-build-isolation --editable "$root" ||
        die "The companion itself could not be installed from $root: the lines above say why."

    local installed
    { place; for installed in requirements "$list"; do contents "$installed"; done; } >"$venv/set-up.part"
    mv "$venv/set-up.part" "$venv/set-up"
}

pip_install() {
    "$venv/bin/python" -m pip install -qq --no-input --disable-pip-version-check "$@" >&2
}

# --- System packages

on_a_pi() { grep -qs 'Raspberry Pi' /proc/device-tree/model; }

install_system_packages() {
    local python=$1 missing without
    find_missing_packages "$python"
    [ ${#missing[@]} -gt 0 ] || return 0
    apt_install "${missing[@]}"
    find_missing_packages "$python"
    [ ${#missing[@]} -gt 0 ] || return 0

    say "These system packages are missing, and could not be installed from here: ${missing[*]}"
    say "To install them, type:"
    say "    sudo apt-get install ${missing[*]}"
    if lacks_venv "$python"; then
        die "Then start again: without ${missing[-1]} there is nowhere to put the companion's Python packages."
    fi
    printf 'Continuing without %s\n' "${without[@]}" >&2
}

find_missing_packages() {
    missing=() without=()
    if lacks espeak-ng libespeak-ng1 alsa-utils; then without+=("a voice: you get captions."); fi
    if lacks libegl1 libgles2 libgl1 libgl1-mesa-dri; then without+=("a screen: you get the terminal."); fi
    if on_a_pi && lacks python3-lgpio; then without+=("buttons and lights."); fi
    if lacks_venv "$1"; then
        missing+=("$("$1" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))')")
    fi
}

lacks_venv() { ! "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# Adds those of the packages that are not installed to `missing`; true if there are any.
lacks() {
    local package found=1
    for package in "$@"; do
        if ! dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed; then
            missing+=("$package")
            found=0
        fi
    done
    return $found
}

# Installs what it can; says nothing of what it could not.
apt_install() {
    local package as_root=(env DEBIAN_FRONTEND=noninteractive)
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || return 0
        as_root=(sudo -n "${as_root[@]}")
    fi
    say "Installing system packages: $*"
    local apt=("${as_root[@]}" apt-get -qq -o DPkg::Lock::Timeout=120)
    local install=("${apt[@]}" install --yes --no-install-recommends)
    "${apt[@]}" update >/dev/null || true
    # One package that this system does not offer must not keep out the others.
    "${install[@]}" "$@" >/dev/null || for package in "$@"; do "${install[@]}" "$package" >/dev/null || true; done
}
