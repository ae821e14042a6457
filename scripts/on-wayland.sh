#!/bin/sh
# Runs a command in a Wayland session of its own without a screen, beside an X11 as desktops have it.
#
#   on-wayland.sh COMMAND [ARGUMENT...]
set -eu
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
chmod 700 "$XDG_RUNTIME_DIR"
log=$XDG_RUNTIME_DIR/weston.log
# Weston needs the folder of X11's sockets, which is made by the first X server of a computer.
mkdir -m 1777 /tmp/.X11-unix 2> /dev/null || :
weston --backend=headless-backend.so --xwayland --idle-time=0 --socket=wayland-0 > "$log" 2>&1 &
weston=$!
trap 'kill $weston 2> /dev/null || :; wait $weston || :; rm -rf "$XDG_RUNTIME_DIR"' EXIT
until grep -q 'xserver listening on display' "$log" && [ -S "$XDG_RUNTIME_DIR/wayland-0" ]; do
  kill -0 $weston 2> /dev/null || {
    cat "$log" >&2
    exit 1
  }
  sleep 0.1
done
DISPLAY=$(sed -n 's/.*xserver listening on display //p' "$log")
export DISPLAY WAYLAND_DISPLAY=wayland-0 XDG_SESSION_TYPE=wayland
"$@"
