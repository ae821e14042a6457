import { faultsOf, foundIn } from './layer-fault.ts'

const faults = foundIn('scripts/package/linux/launcher.test.ts', [
  {
    name: 'the app is started without a look',
    file: 'packaging/linux/parley',
    find: '|| refuse "$switch"',
    replace: '|| :',
  },
  {
    name: 'the message goes to standard error alone',
    file: 'packaging/linux/parley',
    find: 'zenity --error',
    replace: ': --error',
  },
  {
    name: 'the launcher gives up the sandbox by itself',
    file: 'packaging/linux/parley',
    find: 'exec "$program" ${switch:+"$switch"} "$@"',
    replace: 'exec "$program" --no-sandbox ${switch:+"$switch"} "$@"',
  },
  {
    name: 'the launcher speaks English to everybody',
    file: 'packaging/linux/parley',
    find: '${LC_ALL:-${LC_MESSAGES:-${LANG-}}}',
    replace: '${LC_ALL:-}',
  },
  {
    name: 'an AppImage is told to change its own files',
    file: 'packaging/linux/parley',
    find: '&& [ "${folder#"${APPDIR:-/none}"/}" = "$folder" ]',
    replace: '',
  },
  {
    name: 'commands need a display',
    file: 'packaging/linux/parley',
    find: 'exec "$program" --no-sandbox --no-zygote --command-line -- "$@"',
    replace: 'open_app "$@"',
  },
  {
    name: 'AppArmor is not looked at',
    file: 'packaging/linux/preflight',
    find: '! is apparmor_restrict_unprivileged_userns 1',
    replace: 'true',
  },
  {
    name: 'a helper without the rights of root is believed in',
    file: 'packaging/linux/preflight',
    find: '-user 0 -perm -4001',
    replace: '-perm -1',
  },
  {
    name: 'the app is started on Wayland where there is X11',
    file: 'packaging/linux/preflight',
    find: '[ -z "${PARLEY_WAYLAND-}" ]',
    replace: 'false',
  },
  {
    name: 'nobody can have Wayland',
    file: 'packaging/linux/preflight',
    find: '[ -z "${PARLEY_WAYLAND-}" ] || [ -z "$wayland" ]',
    replace: 'true',
  },
  {
    name: 'root is not noticed',
    file: 'packaging/linux/preflight',
    find: '[ "$(id -u)" != 0 ]',
    replace: 'true',
  },
  {
    name: 'a missing display is not noticed',
    file: 'packaging/linux/preflight',
    find: 'fail display',
    replace: 'echo',
  },
])

export const launcherFaults = faultsOf('launcher', faults)
