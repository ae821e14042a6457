import { lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../../test/doubles/electron.ts'
import { loginItems } from '../../../../test/doubles/electron-desktop.ts'
import { AutostartFile, autostartEntry } from './autostart-file.ts'
import { restartOptions, startCommand, startupOn, wasStartedAtLogin } from './startup.ts'

const on = { ok: true, value: { isAvailable: true, isOn: true, needsApproval: false } }
const off = { ok: true, value: { ...on.value, isOn: false } }

beforeEach(() => {
  app.isPackaged = true
  loginItems.asked.length = 0
  loginItems.settings = { openAtLogin: false, wasOpenedAtLogin: false, status: 'not-registered' }
})
afterEach(() => {
  app.isPackaged = false
})

describe('the start after this one', () => {
  it('has the same switches, opens no file, and is by the user, for the main window', () => {
    const once = ['--at-login', '--quick', '/home/me/Meeting.parley']
    expect(restartOptions(['/opt/parley', '--ozone-platform=x11', ...once], {})).toEqual({
      execPath: process.execPath,
      args: ['--ozone-platform=x11'],
    })
  })

  it('is that of the AppImage itself, which mounts its files anew', () => {
    const env = { APPIMAGE: '/home/me/Parley.AppImage', APPDIR: dirname(process.execPath) }
    expect(restartOptions([process.execPath], env)).toEqual({ execPath: env.APPIMAGE, args: [] })
    // An AppImage of another program, which has started this one.
    const other = { ...env, APPDIR: '/tmp/.mount_Other' }
    expect(restartOptions([process.execPath], other)).toEqual({ execPath: process.execPath, args: [] })
  })

  it('runs the same checkout', () => {
    app.isPackaged = false
    expect(restartOptions(['electron', '/app', '--no-sandbox'], {})).toEqual({
      execPath: process.execPath,
      args: ['/app', '--no-sandbox'],
    })
  })
})

describe('the start with Windows and macOS', () => {
  it.each(['win32', 'darwin'] as const)('is stored by the system, on %s', async (platform) => {
    const startup = startupOn(platform, {})
    expect(await startup.state()).toEqual(off)
    expect(await startup.set(true)).toEqual(on)
    expect(loginItems.asked.at(-1)).toMatchObject({ openAtLogin: true })
    // The user may have changed it in the system settings.
    loginItems.settings.openAtLogin = false
    expect(await startup.state()).toEqual(off)
  })

  it('passes the argument of a start at login on Windows', async () => {
    await startupOn('win32', {}).set(true)
    expect(loginItems.asked.at(-1)).toMatchObject({ path: process.execPath, args: ['"--at-login"'] })
    expect(wasStartedAtLogin('win32', ['parley.exe', '--at-login'])).toBe(true)
    expect(wasStartedAtLogin('win32', ['parley.exe'])).toBe(false)
  })

  it('may need approval on macOS, which reports it itself', async () => {
    loginItems.settings = { openAtLogin: false, wasOpenedAtLogin: true, status: 'requires-approval' }
    expect(await startupOn('darwin', {}).state()).toMatchObject({ value: { needsApproval: true } })
    expect(wasStartedAtLogin('darwin', [])).toBe(true)
  })
})

describe('the start with a Linux desktop', () => {
  let home: string
  let file: string
  const startup = (command = ['/opt/Parley/parley', '--at-login']) =>
    new AutostartFile({ XDG_CONFIG_HOME: home }, command)
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'parley-autostart-'))
    file = join(home, 'autostart', 'io.parley.Parley.desktop')
  })
  afterEach(() => rm(home, { recursive: true }))

  it('is a file in the autostart folder, as long as it is on', async () => {
    expect(await startup().state()).toEqual(off)
    expect(await startup().set(true)).toEqual(on)
    expect(await readFile(file, 'utf8')).toContain('Exec="/opt/Parley/parley" "--at-login"\n')
    expect(await startup().set(false)).toEqual(off)
    expect(await startup().set(false)).toEqual(off)
  })

  it.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])(
    'is off if the desktop has disabled it: %s',
    async (line) => {
      await startup().set(true)
      await writeFile(file, `[Desktop Entry]\n${line}\n`)
      expect(await startup().state()).toEqual(off)
      expect(await startup().set(true)).toEqual(on)
    },
  )

  it('does not follow a link in its place', async () => {
    const precious = join(home, 'precious')
    await writeFile(precious, 'precious')
    await mkdir(join(home, 'autostart'))
    await symlink(precious, file)
    await startup().set(true)
    expect(await readFile(precious, 'utf8')).toBe('precious')
    expect((await lstat(file)).isSymbolicLink()).toBe(false)
  })

  it('quotes special characters of a path, and rejects line breaks', async () => {
    expect(autostartEntry(['/home/a b/100%/"$x`\\'])).toContain(
      'Exec="/home/a b/100%%/\\\\"\\\\$x\\\\`\\\\\\\\"\n',
    )
    expect(await startup(['/opt/a\nExec=evil']).set(true)).toMatchObject({
      error: { kind: 'storage', what: 'startup' },
    })
    expect(await startup().state()).toEqual(off)
  })

  it('is reported if it fails', async () => {
    await writeFile(join(home, 'autostart'), 'a file in its place')
    expect(await startup().set(true)).toMatchObject({ error: { kind: 'storage', what: 'startup' } })
  })

  it('starts the launcher of a package, if there is one beside the program', async () => {
    const execPath = join(home, 'lib', 'parley', 'parley')
    expect(startCommand({}, execPath)).toEqual([execPath, '--at-login'])
    await mkdir(join(home, 'lib/parley/launcher'), { recursive: true })
    expect(startCommand({}, execPath)).toEqual([join(home, 'bin', 'parley'), '--at-login'])
    const env = { APPIMAGE: '/home/a/Parley.AppImage', APPDIR: home }
    expect(startCommand(env, execPath)).toEqual(['/home/a/Parley.AppImage', '--at-login'])
    app.isPackaged = false
    expect(startCommand({}, execPath)).toEqual([execPath, '/app', '--at-login'])
  })

  it('starts the AppImage file, or a checkout in its runtime', () => {
    const env = { APPIMAGE: '/home/a/Parley.AppImage', APPDIR: dirname(process.execPath) }
    expect(startCommand(env)).toEqual(['/home/a/Parley.AppImage', '--at-login'])
    // An AppImage of another program, which has started this one.
    expect(startCommand({ ...env, APPDIR: '/tmp/.mount_Other' })).toEqual([process.execPath, '--at-login'])
    app.isPackaged = false
    expect(startCommand({})).toEqual([process.execPath, '/app', '--at-login'])
    app.switchValues.set('ozone-platform', 'wayland')
    expect(startCommand({})).toEqual([process.execPath, '/app', '--ozone-platform=wayland', '--at-login'])
    app.isPackaged = true
    expect(startCommand({}, '/opt/Parley/parley')).toEqual(['/opt/Parley/parley', '--at-login'])
    app.switchValues.clear()
  })
})
