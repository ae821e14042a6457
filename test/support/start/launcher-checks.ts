import { deepStrictEqual as equal } from 'node:assert'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { packageStrings } from '../../../scripts/package/strings.ts'
import { type Launcher, type ScriptFault, X11 } from './launcher.ts'
import { isRoot } from './users.ts'

const RESTRICTED = { 'kernel/apparmor_restrict_unprivileged_userns': '1' }
const BOTH = { ...X11, WAYLAND_DISPLAY: 'wayland-0' }
const textsOf = (wanted: string) => {
  const [, { cannotStart }] = packageStrings.find(([language]) => language === wanted) ?? packageStrings[0]!
  return cannotStart
}
const english = textsOf('en')

/** Checks of the launcher, by what it has to do. Each throws if it does not. */
export const launcherChecks = {
  'it starts Parley on X11, also where the desktop is Wayland': (launcher) => {
    const started = (env: Record<string, string>) => launcher.start({ env }).stdout
    equal(started(X11), 'started|--ozone-platform=x11')
    equal(started(BOTH), 'started|--ozone-platform=x11')
    equal(started({ WAYLAND_DISPLAY: 'wayland-0' }), 'started|--ozone-platform=wayland')
  },

  'it starts it on Wayland if that is wanted, and on the platform that is named': (launcher) => {
    const started = (env: Record<string, string>, args: string[] = []) => launcher.start({ env, args }).stdout
    equal(started({ ...BOTH, PARLEY_WAYLAND: '1' }), 'started|--ozone-platform=wayland')
    equal(
      started(BOTH, ['--ozone-platform=wayland', 'a.parley']),
      'started|--ozone-platform=wayland|a.parley',
    )
    // Without a Wayland to use.
    equal(started({ ...X11, PARLEY_WAYLAND: '1' }), 'started|--ozone-platform=x11')
  },

  'it passes a session file and the argument of a start at login on': (launcher) => {
    equal(launcher.start({ args: ['a b.parley'] }).stdout, 'started|--ozone-platform=x11|a b.parley')
    equal(launcher.start({ args: ['--at-login'] }).stdout, 'started|--ozone-platform=x11|--at-login')
  },

  'it looks for the sandbox before it starts, and tells on the screen that there is none': (launcher) => {
    const text = [
      english.sandbox,
      '',
      english.sandboxHelper,
      `sudo chown root:root '${launcher.helper}' && sudo chmod 4755 '${launcher.helper}'`,
      '',
    ].join('\n')
    const shown = `zenity\n--error\n--no-markup\n--title=Parley\n--text=${text}`
    for (const settings of [
      RESTRICTED,
      { 'kernel/unprivileged_userns_clone': '0' },
      { 'user/max_user_namespaces': '0' },
    ])
      equal(launcher.start({ settings }), { status: 1, stdout: '', stderr: text, shown })
  },

  'it is content with the helper of the sandbox, if that has the rights of root': (launcher) => {
    // Only root can give it these rights.
    chmodSync(launcher.helper, 0o4755)
    const { status } = launcher.start({ settings: RESTRICTED })
    chmodSync(launcher.helper, 0o755)
    equal([status, launcher.start({ settings: RESTRICTED }).status], [isRoot ? 0 : 1, 1])
  },

  'it asks for no sandbox where the user wants none, or Flatpak has its own': (launcher) => {
    const statusOf = (env: Record<string, string>, args: string[] = []) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, ...env }, args }).status
    equal(statusOf({}, ['--no-sandbox']), 0)
    equal(statusOf({ FLATPAK_ID: 'io.parley.Parley' }), 0)
    equal(statusOf({ ELECTRON_DISABLE_SANDBOX: '1' }), 0)
    // Behind `--`, there are no switches.
    equal(statusOf({}, ['--at-login', '--', '--no-sandbox']), 1)
  },

  'it names the Debian package alone in an AppImage, of which nothing can be changed': (launcher) => {
    const said = (APPDIR: string) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, APPIMAGE: '/home/me/A.AppImage', APPDIR } })
        .stderr
    equal(said(join(launcher.helper, '../../..')), `${english.sandbox}\n`)
    // The terminal belongs to another AppImage.
    equal(said('/tmp/.mount_Other').includes('sudo chown'), true)
  },

  'it speaks the language of the desktop': (launcher) => {
    const said = (env: Record<string, string>) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, ...env } }).stderr.split('\n', 1)[0]
    for (const [language, { cannotStart }] of packageStrings)
      equal(said({ LANG: `${language}_XX.UTF-8` }), cannotStart.sandbox)
    equal(said({ LANG: 'fr_FR.UTF-8', LANGUAGE: 'de:en' }), textsOf('de').sandbox)
    for (const LANG of ['pt_BR.UTF-8', 'C']) equal(said({ LANG }), english.sandbox)
  },

  'it tells it with what the desktop has': (launcher) => {
    const used = (...dialogs: ('zenity' | 'kdialog' | 'notify-send')[]) =>
      launcher.start({ settings: RESTRICTED, dialogs }).shown.split('\n', 1)[0]
    equal(used('zenity', 'kdialog', 'notify-send'), 'zenity')
    equal(used('kdialog', 'notify-send'), 'kdialog')
    equal(used('notify-send'), 'notify-send')
    equal(used(), '')
  },

  'it says in a terminal that there is no display, where nothing can be shown': (launcher) => {
    equal(launcher.start({ env: {} }), { status: 1, stdout: '', stderr: `${english.display}\n`, shown: '' })
  },

  'it says that root has no sandbox': (launcher) => {
    const { status, stdout, stderr, shown } = launcher.start({ user: 'root' })
    equal([status, stdout, stderr, shown.includes(english.root)], [1, '', `${english.root}\n`, true])
  },

  'it opens no dialog for somebody at a terminal': (launcher) => {
    const { stdout, shown } = launcher.start({ settings: RESTRICTED, isInTerminal: true })
    equal([stdout.includes(english.sandbox), shown], [true, ''])
  },

  'it runs commands without any of that': (launcher) => {
    const start = { args: ['speak', 'a b.wav'], env: {}, settings: RESTRICTED, user: 'root' } as const
    const passed = 'started|--no-sandbox|--no-zygote|--command-line|--|speak|a b.wav'
    equal(launcher.start(start).stdout, passed)
  },
} satisfies Readonly<Record<string, (launcher: Launcher) => void>>

export type LauncherCheck = keyof typeof launcherChecks

const LAUNCHER = 'bin/parley'
const PREFLIGHT = 'lib/parley/launcher/preflight'

/** Faults in the scripts of a package, and the check that has to find each. */
export const launcherFaults: readonly (ScriptFault & {
  readonly name: string
  readonly foundBy: LauncherCheck
})[] = [
  {
    name: 'the app is started without a look',
    file: LAUNCHER,
    find: '|| refuse "$switch"',
    replace: '|| :',
    foundBy: 'it looks for the sandbox before it starts, and tells on the screen that there is none',
  },
  {
    name: 'the message goes to standard error alone',
    file: LAUNCHER,
    find: 'zenity --error',
    replace: ': --error',
    foundBy: 'it looks for the sandbox before it starts, and tells on the screen that there is none',
  },
  {
    name: 'the launcher gives up the sandbox by itself',
    file: LAUNCHER,
    find: 'exec "$program" ${switch:+"$switch"} "$@"',
    replace: 'exec "$program" --no-sandbox ${switch:+"$switch"} "$@"',
    foundBy: 'it starts Parley on X11, also where the desktop is Wayland',
  },
  {
    name: 'the launcher speaks English to everybody',
    file: LAUNCHER,
    find: '${LC_ALL:-${LC_MESSAGES:-${LANG-}}}',
    replace: '${LC_ALL:-}',
    foundBy: 'it speaks the language of the desktop',
  },
  {
    name: 'an AppImage is told to change its own files',
    file: LAUNCHER,
    find: '&& [ "${folder#"${APPDIR:-/none}"/}" = "$folder" ]',
    replace: '',
    foundBy: 'it names the Debian package alone in an AppImage, of which nothing can be changed',
  },
  {
    name: 'commands need a display',
    file: LAUNCHER,
    find: 'exec "$program" --no-sandbox --no-zygote --command-line -- "$@"',
    replace: 'open_app "$@"',
    foundBy: 'it runs commands without any of that',
  },
  {
    name: 'AppArmor is not looked at',
    file: PREFLIGHT,
    find: '! is apparmor_restrict_unprivileged_userns 1',
    replace: 'true',
    foundBy: 'it looks for the sandbox before it starts, and tells on the screen that there is none',
  },
  {
    name: 'a helper without the rights of root is believed in',
    file: PREFLIGHT,
    find: '-user 0 -perm -4001',
    replace: '-perm -1',
    foundBy: 'it is content with the helper of the sandbox, if that has the rights of root',
  },
  {
    name: 'the app is started on Wayland where there is X11',
    file: PREFLIGHT,
    find: '[ -z "${PARLEY_WAYLAND-}" ]',
    replace: 'false',
    foundBy: 'it starts Parley on X11, also where the desktop is Wayland',
  },
  {
    name: 'nobody can have Wayland',
    file: PREFLIGHT,
    find: '[ -z "${PARLEY_WAYLAND-}" ] || [ -z "$wayland" ]',
    replace: 'true',
    foundBy: 'it starts it on Wayland if that is wanted, and on the platform that is named',
  },
  {
    name: 'root is not noticed',
    file: PREFLIGHT,
    find: '[ "$(id -u)" != 0 ]',
    replace: 'true',
    foundBy: 'it says that root has no sandbox',
  },
  {
    name: 'a missing display is not noticed',
    file: PREFLIGHT,
    find: 'fail display',
    replace: 'echo',
    foundBy: 'it says in a terminal that there is no display, where nothing can be shown',
  },
]
