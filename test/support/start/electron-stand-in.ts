import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Electron does before any script of the app: it ends, with these words, this signal or code, where it has no sandbox
 * for root or no display. Then follows how it goes on.
 */
const START = `#!/bin/sh
fatal() {
  echo "[$$:1126/101112.131415:FATAL:$1" >&2
  kill -TRAP $$
}
[ "$(id -u)" != 0 ] || [ -n "\${ELECTRON_DISABLE_SANDBOX+set}" ] ||
  fatal 'electron/shell/app/electron_main_delegate.cc:253] Running as root without --no-sandbox is not supported. See https://crbug.com/638180.'
case " $* " in
  *' --ozone-platform=wayland '*) ;;
  *)
    if [ -z "\${DISPLAY-}" ]; then
      echo "[$$:1126/101112.131415:ERROR:ui/ozone/platform/x11/ozone_platform_x11.cc:249] Missing X server or \\$DISPLAY" >&2
      echo "[$$:1126/101112.131415:ERROR:ui/aura/env.cc:257] The platform failed to initialize.  Exiting." >&2
      exit 1
    fi
    ;;
esac
`

/** How Electron may go on, as commands of a shell. */
export const electronEnds = {
  /** With the sandbox of neither kind. */
  sandbox:
    'fatal "sandbox/linux/suid/client/setuid_sandbox_host.cc:169] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I\'m aborting now. You need to make sure that ${0%/*}/chrome-sandbox is owned by root and has mode 4755."',
  /** As the loader ends a program. */
  library:
    'echo "$0: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file: No such file or directory" >&2; exit 127',
  /** In the first seconds, with the process for graphics. */
  graphics:
    'fatal "content/browser/gpu/gpu_data_manager_impl_private.cc:415] GPU process isn\'t usable. Goodbye."',
  /** Without a word. */
  silent: 'kill -SEGV $$',
  /**
   * When it is told to, after a while; at once if it is told twice in the same way. It writes down its environment and its
   * arguments.
   */
  used: `for name in INT TERM HUP; do trap "trap - $name; left=10" $name; done
env > "\${0%/*}/environment"; echo "$*" > "\${0%/*}/arguments"
while [ "\${left-}" != 0 ]; do sleep 0.1; [ -z "\${left-}" ] || left=$((left - 1)); done
echo 'saved and quit'; exit 7`,
} as const

/**
 * Writes a program that stands in for Electron's executable.
 *
 * @param dist folder of the runtime
 */
export function writeElectronStandIn(dist: string, end: keyof typeof electronEnds): void {
  writeFileSync(join(dist, 'electron'), START + electronEnds[end])
  writeFileSync(join(dist, 'chrome-sandbox'), '')
  for (const name of ['electron', 'chrome-sandbox']) chmodSync(join(dist, name), 0o755)
}
