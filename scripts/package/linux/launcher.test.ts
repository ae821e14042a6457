import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Launcher, X11 } from '../../../test/support/start/launcher.ts'
import { isRoot } from '../../../test/support/start/users.ts'
import { packageStrings } from '../strings.ts'

const RESTRICTED = { 'kernel/apparmor_restrict_unprivileged_userns': '1' }
const BOTH = { ...X11, WAYLAND_DISPLAY: 'wayland-0' }
const textsOf = (wanted: string) => {
  const [, { cannotStart }] = packageStrings.find(([language]) => language === wanted) ?? packageStrings[0]!
  return cannotStart
}
const english = textsOf('en')

describe.runIf(process.platform === 'linux')('the launcher of packages for Linux', () => {
  let launcher: Launcher
  beforeAll(() => {
    launcher = new Launcher()
  })
  afterAll(() => launcher.remove())

  it('starts Parley on X11, also where the desktop is Wayland', () => {
    const started = (env: Record<string, string>) => launcher.start({ env }).stdout
    expect(started(X11)).toEqual('started|--ozone-platform=x11')
    expect(started(BOTH)).toEqual('started|--ozone-platform=x11')
    expect(started({ WAYLAND_DISPLAY: 'wayland-0' })).toEqual('started|--ozone-platform=wayland')
  })

  it('starts it on Wayland if that is wanted, and on the platform that is named', () => {
    const started = (env: Record<string, string>, args: string[] = []) => launcher.start({ env, args }).stdout
    expect(started({ ...BOTH, PARLEY_WAYLAND: '1' })).toEqual('started|--ozone-platform=wayland')
    expect(started(BOTH, ['--ozone-platform=wayland', 'a.parley'])).toEqual(
      'started|--ozone-platform=wayland|a.parley',
    )
    // Without a Wayland to use.
    expect(started({ ...X11, PARLEY_WAYLAND: '1' })).toEqual('started|--ozone-platform=x11')
  })

  it('passes a session file and the argument of a start at login on', () => {
    expect(launcher.start({ args: ['a b.parley'] }).stdout).toEqual('started|--ozone-platform=x11|a b.parley')
    expect(launcher.start({ args: ['--at-login'] }).stdout).toEqual('started|--ozone-platform=x11|--at-login')
  })

  it('looks for the sandbox before it starts, and tells on the screen that there is none', () => {
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
      expect(launcher.start({ settings })).toEqual({ status: 1, stdout: '', stderr: text, shown })
  })

  it('is content with the helper of the sandbox, if that has the rights of root', () => {
    // Only root can give it these rights.
    chmodSync(launcher.helper, 0o4755)
    const { status } = launcher.start({ settings: RESTRICTED })
    chmodSync(launcher.helper, 0o755)
    expect([status, launcher.start({ settings: RESTRICTED }).status]).toEqual([isRoot ? 0 : 1, 1])
  })

  it('asks for no sandbox where the user wants none, or Flatpak has its own', () => {
    const statusOf = (env: Record<string, string>, args: string[] = []) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, ...env }, args }).status
    expect(statusOf({}, ['--no-sandbox'])).toEqual(0)
    expect(statusOf({ FLATPAK_ID: 'io.parley.Parley' })).toEqual(0)
    expect(statusOf({ ELECTRON_DISABLE_SANDBOX: '1' })).toEqual(0)
    // Behind `--`, there are no switches.
    expect(statusOf({}, ['--at-login', '--', '--no-sandbox'])).toEqual(1)
  })

  it('names the Debian package alone in an AppImage, of which nothing can be changed', () => {
    const said = (APPDIR: string) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, APPIMAGE: '/home/me/A.AppImage', APPDIR } })
        .stderr
    expect(said(join(launcher.helper, '../../..'))).toEqual(`${english.sandbox}\n`)
    // The terminal belongs to another AppImage.
    expect(said('/tmp/.mount_Other').includes('sudo chown')).toEqual(true)
  })

  it('speaks the language of the desktop', () => {
    const said = (env: Record<string, string>) =>
      launcher.start({ settings: RESTRICTED, env: { ...X11, ...env } }).stderr.split('\n', 1)[0]
    for (const [language, { cannotStart }] of packageStrings)
      expect(said({ LANG: `${language}_XX.UTF-8` })).toEqual(cannotStart.sandbox)
    expect(said({ LANG: 'fr_FR.UTF-8', LANGUAGE: 'de:en' })).toEqual(textsOf('de').sandbox)
    for (const LANG of ['pt_BR.UTF-8', 'C']) expect(said({ LANG })).toEqual(english.sandbox)
  })

  it('tells it with what the desktop has', () => {
    const used = (...dialogs: ('zenity' | 'kdialog' | 'notify-send')[]) =>
      launcher.start({ settings: RESTRICTED, dialogs }).shown.split('\n', 1)[0]
    expect(used('zenity', 'kdialog', 'notify-send')).toEqual('zenity')
    expect(used('kdialog', 'notify-send')).toEqual('kdialog')
    expect(used('notify-send')).toEqual('notify-send')
    expect(used()).toEqual('')
  })

  it('says in a terminal that there is no display, where nothing can be shown', () => {
    expect(launcher.start({ env: {} })).toEqual({
      status: 1,
      stdout: '',
      stderr: `${english.display}\n`,
      shown: '',
    })
  })

  it('says that root has no sandbox', () => {
    const { status, stdout, stderr, shown } = launcher.start({ user: 'root' })
    expect([status, stdout, stderr, shown.includes(english.root)]).toEqual([1, '', `${english.root}\n`, true])
  })

  it('opens no dialog for somebody at a terminal', () => {
    const { stdout, shown } = launcher.start({ settings: RESTRICTED, isInTerminal: true })
    expect([stdout.includes(english.sandbox), shown]).toEqual([true, ''])
  })

  it('runs commands without any of that', () => {
    const start = { args: ['speak', 'a b.wav'], env: {}, settings: RESTRICTED, user: 'root' } as const
    const passed = 'started|--no-sandbox|--no-zygote|--command-line|--|speak|a b.wav'
    expect(launcher.start(start).stdout).toEqual(passed)
  })
})
