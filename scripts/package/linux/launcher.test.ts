import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeStubRuntime } from '../../../test/packaging/stub-runtime.ts'
import { asOrdinaryUser, asRoot, isRoot } from '../../../test/support/start/users.ts'
import { packageStrings } from '../strings.ts'
import { normalize, writePrefix } from './prefix.ts'

const DATE = new Date(1_764_000_000_000)
/** Programs that the launcher itself runs. */
const BASICS = ['cat', 'dirname', 'find', 'grep', 'id', 'readlink']
const X11 = { DISPLAY: ':99' }
const RESTRICTED = { 'kernel/apparmor_restrict_unprivileged_userns': '1' }
const TEXTS = Object.fromEntries(packageStrings.map(([language, { cannotStart }]) => [language, cannotStart]))

describe.runIf(process.platform === 'linux')('the launcher of packages for Linux', () => {
  let folder: string
  const place = (...parts: string[]) => join(folder, ...parts)
  const script = (path: string, text: string) => writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-launcher-'))
    chmodSync(folder, 0o755)
    writeStubRuntime(place('unpacked'))
    renameSync(place('unpacked', 'electron'), place('unpacked', 'parley'))
    mkdirSync(place('prefix'))
    writePrefix(place('unpacked'), place('prefix'), DATE)
    normalize(place('prefix'), DATE)
    script(place('prefix/lib/parley/parley'), 'IFS="|"; printf "started|%s" "$*"')
    // The real one, with the settings of another kernel.
    const preflight = place('prefix/lib/parley/launcher/preflight')
    renameSync(preflight, `${preflight}.real`)
    script(preflight, `shift; exec "$0.real" "${place('settings')}" "$@"`)
    mkdirSync(place('bin'))
    for (const name of BASICS) symlinkSync(join('/usr/bin', name), place('bin', name))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(() => {
    rmSync(place('settings'), { recursive: true, force: true })
    rmSync(place('shown'), { force: true })
    for (const name of ['zenity', 'kdialog', 'notify-send']) rmSync(place('bin', name), { force: true })
    writeFileSync(place('shown'), '')
    chmodSync(place('shown'), 0o666)
  })

  interface Start {
    readonly args?: readonly string[]
    readonly env?: Readonly<Record<string, string>>
    /** Settings of the kernel, by their path below `/proc/sys`. */
    readonly settings?: Readonly<Record<string, string>>
    readonly dialogs?: readonly string[]
    readonly as?: readonly string[]
    readonly isInTerminal?: boolean
  }

  function start({
    args = [],
    env = X11,
    settings = {},
    dialogs = ['zenity'],
    as = asOrdinaryUser,
    isInTerminal = false,
  }: Start) {
    for (const [path, value] of Object.entries(settings)) {
      mkdirSync(place('settings', path, '..'), { recursive: true })
      writeFileSync(place('settings', path), `${value}\n`)
    }
    for (const name of dialogs)
      script(place('bin', name), `printf '%s\\n' "${name}" "$@" >> "${place('shown')}"`)
    const command = [
      ...['env', '-i', `PATH=${place('bin')}`],
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      place('prefix/bin/parley'),
      ...args,
    ]
    const terminal = ['script', '--quiet', '--return', '--command', command.join(' '), '/dev/null']
    const [program = '', ...rest] = [...as, ...(isInTerminal ? terminal : command)]
    const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8' })
    return { status, stdout, stderr, shown: readFileSync(place('shown'), 'utf8') }
  }

  it('starts Parley on X11, also where the desktop is Wayland', () => {
    const started = (platform: string) => ({
      status: 0,
      stdout: `started|--ozone-platform=${platform}`,
      shown: '',
    })
    expect(start({})).toMatchObject(started('x11'))
    expect(start({ env: { ...X11, WAYLAND_DISPLAY: 'wayland-0' } })).toMatchObject(started('x11'))
    expect(start({ env: { WAYLAND_DISPLAY: 'wayland-0' } })).toMatchObject(started('wayland'))
  })

  it('starts it on Wayland if that is wanted, and on the platform that is named', () => {
    const both = { ...X11, WAYLAND_DISPLAY: 'wayland-0' }
    const { stdout } = start({ env: { ...both, PARLEY_WAYLAND: '1' } })
    expect(stdout).toBe('started|--ozone-platform=wayland')
    const args = ['--ozone-platform=wayland', 'Standup.parley']
    expect(start({ env: both, args }).stdout).toBe('started|--ozone-platform=wayland|Standup.parley')
    // Without a Wayland to use.
    expect(start({ env: { ...X11, PARLEY_WAYLAND: '1' } }).stdout).toBe('started|--ozone-platform=x11')
  })

  it('passes a session file and the argument of a start at login on', () => {
    expect(start({ args: ['a b.parley'] }).stdout).toBe('started|--ozone-platform=x11|a b.parley')
    expect(start({ args: ['--at-login'] }).stdout).toBe('started|--ozone-platform=x11|--at-login')
  })

  it.each([RESTRICTED, { 'kernel/unprivileged_userns_clone': '0' }, { 'user/max_user_namespaces': '0' }])(
    'looks for the sandbox before it starts, and tells on the screen that there is none: %j',
    (settings) => {
      const { status, stdout, stderr, shown } = start({ settings })
      const helper = `'${place('prefix/lib/parley/chrome-sandbox')}'`
      const text = [
        TEXTS['en']?.sandbox,
        '',
        TEXTS['en']?.sandboxHelper,
        `sudo chown root:root ${helper} && sudo chmod 4755 ${helper}\n`,
      ].join('\n')
      expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: text })
      expect(shown).toBe(`zenity\n--error\n--no-markup\n--title=Parley\n--text=${text}`)
    },
  )

  it.runIf(isRoot)('is content with the helper of the sandbox, if that has the rights of root', () => {
    const helper = place('prefix/lib/parley/chrome-sandbox')
    chmodSync(helper, 0o4755)
    expect(start({ settings: RESTRICTED }).stdout).toMatch(/^started/)
    chmodSync(helper, 0o755)
  })

  it('asks for no sandbox where the user wants none, or Flatpak has its own', () => {
    const settings = RESTRICTED
    expect(start({ settings, args: ['--no-sandbox'] }).stdout).toBe(
      'started|--ozone-platform=x11|--no-sandbox',
    )
    expect(start({ settings, env: { ...X11, FLATPAK_ID: 'io.parley.Parley' } }).stdout).toMatch(/^started/)
    expect(start({ settings, env: { ...X11, ELECTRON_DISABLE_SANDBOX: '1' } }).stdout).toMatch(/^started/)
  })

  it('names the Debian package alone in an AppImage, of which nothing can be changed', () => {
    const { stderr } = start({ settings: RESTRICTED, env: { ...X11, APPIMAGE: '/home/me/Parley.AppImage' } })
    expect(stderr).toBe(`${TEXTS['en']?.sandbox}\n`)
  })

  it('speaks the language of the desktop', () => {
    for (const [language, { cannotStart }] of packageStrings) {
      const env = { ...X11, LANG: `${language}_XX.UTF-8` }
      expect(start({ settings: RESTRICTED, env }).stderr, language).toContain(cannotStart.sandbox)
    }
    const said = (env: Record<string, string>) =>
      start({ settings: RESTRICTED, env: { ...X11, ...env } }).stderr
    expect(said({ LANG: 'fr_FR.UTF-8', LANGUAGE: 'de:en' })).toContain(TEXTS['de']?.sandbox)
    expect(said({ LANG: 'pt_BR.UTF-8' })).toContain(TEXTS['en']?.sandbox)
    expect(said({ LANG: 'C' })).toContain(TEXTS['en']?.sandbox)
  })

  it.each([
    [['zenity', 'kdialog', 'notify-send'], 'zenity'],
    [['kdialog', 'notify-send'], 'kdialog'],
    [['notify-send'], 'notify-send'],
    [[], ''],
  ])('tells it with what there is: of %j with "%s"', (dialogs, used) => {
    const { status, stderr, shown } = start({ settings: RESTRICTED, dialogs })
    expect([status, shown.split('\n', 1)[0]]).toEqual([1, used])
    expect(stderr).toContain(TEXTS['en']?.sandbox)
  })

  it('says in a terminal that there is no display, where nothing can be shown', () => {
    expect(start({ env: {} })).toEqual({
      status: 1,
      stdout: '',
      stderr: `${TEXTS['en']?.display}\n`,
      shown: '',
    })
  })

  it('says that root has no sandbox', () => {
    const { status, stderr, shown } = start({ as: asRoot })
    expect([status, stderr]).toEqual([1, `${TEXTS['en']?.root}\n`])
    expect(shown).toContain(TEXTS['en']?.root)
  })

  it.runIf(existsSync('/usr/bin/script'))('opens no dialog for somebody at a terminal', () => {
    const { stdout, shown } = start({ settings: RESTRICTED, isInTerminal: true })
    expect([stdout, shown]).toEqual([expect.stringContaining(TEXTS['en']?.sandbox ?? ''), ''])
  })

  it('runs commands without any of that', () => {
    const { stdout } = start({ args: ['speak', 'a b.wav'], env: {}, settings: RESTRICTED, as: asRoot })
    expect(stdout).toBe('started|--no-sandbox|--no-zygote|--command-line|--|speak|a b.wav')
  })
})
