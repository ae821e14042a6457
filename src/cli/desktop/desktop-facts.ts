import { execFile, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { release, version } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The desktop app to which the command line belongs. */
export interface DesktopProgram {
  /** How it was installed, such as `deb`. */
  readonly installedAs: () => Promise<string>
  /** Version of Electron. */
  readonly electron: string
  /** Electron's executable, which a checkout may lack. */
  readonly executable: string
  /** The script that looks at a Linux before the app starts. */
  readonly preflight: string
  /** Whether programs may use the microphone, where the system decides it and the app can ask. */
  readonly microphone?: () => string
  /** Command line of this command line. */
  readonly self: readonly string[]
}

/** Prints a line for each display that is connected; a command is over before Electron knows any. */
const DISPLAYS: Readonly<Partial<Record<NodeJS.Platform, readonly [line: RegExp, ...command: string[]]>>> = {
  linux: [/^connected$/gm, 'sh', '-c', 'cat /sys/class/drm/*/status'],
  darwin: [/^ *Resolution:/gm, 'system_profiler', 'SPDisplaysDataType'],
  win32: [
    /^True/gm,
    'powershell',
    '-NoProfile',
    '-Command',
    'Get-CimInstance -Namespace root/wmi WmiMonitorBasicDisplayParams | ForEach-Object Active',
  ],
}

/** The computer, as far as a report needs it. */
export interface Computer {
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly env: NodeJS.ProcessEnv
  /** Output of a program; undefined if there is no such program, or it fails and has printed nothing. */
  readonly run: (program: string, args: readonly string[]) => Promise<string | undefined>
  readonly read: (path: string) => Promise<string | undefined>
  /** Owner and mode of a file, such as `0 4755`. */
  readonly rights: (path: string) => Promise<string | undefined>
  /** Size of what a program has printed for a reader that begins late. */
  readonly printed: (command: readonly string[]) => Promise<number>
}

export type DesktopFacts = Readonly<Record<string, string>>

const MAX_VALUE = 160
const RUN_LIMIT_MS = 10_000
const READER_DELAY_MS = 500
const SECONDS_OF_OUTPUT = 60
const KERNEL_SETTINGS = [
  'kernel/apparmor_restrict_unprivileged_userns',
  'kernel/unprivileged_userns_clone',
  'user/max_user_namespaces',
] as const
/** Services of a Linux desktop that Parley uses, by their names on the session bus. */
const SERVICES = {
  tray: 'org.kde.StatusNotifierWatcher',
  keychain: 'org.freedesktop.secrets',
  portal: 'org.freedesktop.portal.Desktop',
} as const

export const thisComputer: Computer = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  run: (program, args) =>
    new Promise((resolve) => {
      // The language of their user would change the words that are looked for.
      const env = { ...process.env, LC_ALL: 'C' }
      execFile(program, args, { timeout: RUN_LIMIT_MS, env }, (error, output) =>
        resolve(error === null || output !== '' ? output.trim() : undefined),
      )
    }),
  read: (path) =>
    readFile(path, 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    ),
  rights: (path) =>
    stat(path).then(
      ({ uid, mode }) => `${uid} ${(mode & 0o7777).toString(8)}`,
      () => undefined,
    ),
  printed: async ([program = '', ...args]) => {
    const limit = AbortSignal.timeout(SECONDS_OF_OUTPUT * 1000)
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], signal: limit })
    // Node drops what nobody listens to when the process ends.
    child.stdout.on('readable', () => undefined)
    const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
    await Promise.race([wait(READER_DELAY_MS), failed])
    let bytes = 0
    for await (const chunk of child.stdout) bytes += (chunk as Buffer).length
    return bytes
  },
}

/** A value without anything that does not belong into it, whatever the system says. */
const plain = (text: string | undefined): string | undefined =>
  text
    ?.replaceAll(/[^\w .,:;+()/=-]/g, '')
    .slice(0, MAX_VALUE)
    .trim() || undefined

/** Looks at the computer: nothing here names a person, a computer, a device or a path. */
export async function desktopFacts(
  app: DesktopProgram,
  computer: Computer,
  wholeOutput: number,
): Promise<DesktopFacts> {
  const { platform, arch } = computer
  const isLinux = platform === 'linux'
  const facts: Record<string, string | undefined> = {
    'installed as': await app.installedAs(),
    electron: app.electron,
    system: `${platform} ${arch}, ${plain(isLinux ? await distribution(computer) : `${version()} ${release()}`)}`,
    displays: await displays(computer),
    pipe: await pipe(app, computer, wholeOutput),
    ...(app.microphone !== undefined && { microphone: app.microphone() }),
    ...(isLinux && (await linuxFacts(app, computer))),
  }
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value) ?? 'unknown']))
}

async function distribution({ read }: Computer): Promise<string> {
  const [, name = 'unknown'] = /^PRETTY_NAME="?(.*?)"?$/m.exec((await read('/etc/os-release')) ?? '') ?? []
  return `${name}, kernel ${release()}`
}

async function displays({ platform, run }: Computer): Promise<string | undefined> {
  const [line = /^/, program = '', ...args] = DISPLAYS[platform] ?? []
  return (await run(program, args))?.match(line)?.length.toString()
}

/** Whether a slow reader gets all that a command prints. */
async function pipe({ self }: DesktopProgram, { printed }: Computer, whole: number): Promise<string> {
  const bytes = await printed([...self, 'call', '--list']).catch(() => 0)
  return bytes >= whole ? 'whole' : `cut off after ${bytes} of ${whole} bytes`
}

async function linuxFacts(
  app: DesktopProgram,
  computer: Computer,
): Promise<Record<string, string | undefined>> {
  const { env, read, rights, run } = computer
  const settings = await Promise.all(KERNEL_SETTINGS.map((name) => read(join('/proc/sys', name))))
  const isSet = (name: string) => `${name} ${(env[name] ?? '') === '' ? 'not set' : 'set'}`
  return {
    desktop: env['XDG_CURRENT_DESKTOP'],
    session: [
      env['XDG_SESSION_TYPE'] ?? 'unknown',
      ...['DISPLAY', 'WAYLAND_DISPLAY', 'PARLEY_WAYLAND'].map(isSet),
    ].join(', '),
    // A word if the app would not start: root, display or sandbox.
    start: await run('sh', [app.preflight, '/proc/sys', app.executable]),
    'kernel settings': KERNEL_SETTINGS.map(
      (name, at) => `${name.split('/')[1]} ${settings[at] ?? 'none'}`,
    ).join(', '),
    'sandbox helper': (await rights(join(dirname(app.executable), 'chrome-sandbox'))) ?? 'none',
    ...(await busFacts(computer)),
    sound: /^Server Name: (.*)$/m.exec((await run('pactl', ['info'])) ?? '')?.[1],
  }
}

async function busFacts({ run }: Computer): Promise<Record<string, string>> {
  const listed = await run('busctl', ['--user', 'list', '--no-legend', '--no-pager'])
  if (listed === undefined) return {}
  const names = new Set(listed.split('\n').map((line) => line.trim().split(/\s+/, 1)[0]))
  const shortcuts = ['org.freedesktop.portal.Desktop', '/org/freedesktop/portal/desktop']
  const property = ['org.freedesktop.portal.GlobalShortcuts', 'version']
  const portal = await run('busctl', ['--user', 'get-property', ...shortcuts, ...property])
  return {
    ...Object.fromEntries(
      Object.entries(SERVICES).map(([what, name]) => [what, names.has(name) ? 'there' : 'not there']),
    ),
    'shortcuts portal': /^u \d+$/.test(portal ?? '') ? `version ${portal?.slice(2)}` : 'not there',
  }
}
