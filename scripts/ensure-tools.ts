import { type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './commands.ts'

interface Tool {
  readonly program: string
  /** Name of the Debian package. */
  readonly package: string
  readonly why: string
  /** Whether tests also run without it: more slowly, or without those that need it. */
  readonly isOptional?: boolean
  /** Whether only the rest of the tests needs it. */
  readonly isForRest?: boolean
  /** A file of the package, where the program comes with another one. */
  readonly file?: string
  /** Arguments with which the program succeeds if the package is there; by default it only has to exist. */
  readonly check?: readonly string[]
}

/** Packages of the sound servers; without them, the tests of virtual sound devices are skipped. */
const SOUND_PROGRAMS = {
  pulseaudio: 'pulseaudio',
  pactl: 'pulseaudio-utils',
  pipewire: 'pipewire',
  'pipewire-pulse': 'pipewire-pulse',
  'pw-dump': 'pipewire-bin',
  wireplumber: 'wireplumber',
  'dbus-daemon': 'dbus-daemon',
}

/**
 * Packages of displays: with a window manager, and of Wayland with X11 beside it. Without them, the tests of the window
 * above all others and of starts on Wayland are skipped.
 */
const DISPLAY_PROGRAMS = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xprop: 'x11-utils',
  import: 'imagemagick',
  weston: 'weston',
  Xwayland: 'xwayland',
}

/** Packages with which those of Parley are built and examined; without one, its tests are skipped. */
const PACKAGING_PROGRAMS = {
  'dpkg-deb': 'dpkg',
  fakeroot: 'fakeroot',
  mksquashfs: 'squashfs-tools',
  lintian: 'lintian',
  'desktop-file-validate': 'desktop-file-utils',
  appstreamcli: 'appstream',
  'update-mime-database': 'shared-mime-info',
  makensis: 'nsis',
}

/** A module of nginx, whose package brings nginx as well. */
export const NCHAN = '/usr/lib/nginx/modules/ngx_nchan_module.so'

const TOOLS: readonly Tool[] = [
  { program: 'chromium', package: 'chromium', why: 'journeys run in it' },
  {
    program: 'chromium-headless-shell',
    package: 'chromium-headless-shell',
    why: 'journeys run faster in it',
    isOptional: true,
  },
  { program: 'ffmpeg', package: 'ffmpeg', why: 'what was sent is decoded with it' },
  {
    program: 'nginx',
    package: 'libnginx-mod-nchan',
    why: 'captions are published through its module nchan',
    file: NCHAN,
  },
  ...Object.entries(SOUND_PROGRAMS).map(([program, name]) => ({
    program,
    package: name,
    why: 'virtual sound devices are tested with it',
    isOptional: true,
    isForRest: true,
  })),
  ...Object.entries(DISPLAY_PROGRAMS).map(([program, name]) => ({
    program,
    package: name,
    why: 'windows are tested on a display with it',
    isOptional: true,
    isForRest: true,
  })),
  ...Object.entries(PACKAGING_PROGRAMS).map(([program, name]) => ({
    program,
    package: name,
    why: 'packages are tested with it',
    isOptional: true,
    isForRest: true,
  })),
  {
    program: 'sctk',
    package: 'sctk',
    why: 'word error rates are compared with its sclite',
    isOptional: true,
    isForRest: true,
  },
  {
    program: '/usr/bin/python3',
    package: 'python3-nltk',
    why: 'chrF is compared with NLTK',
    isOptional: true,
    isForRest: true,
    check: ['-c', 'import nltk'],
  },
]

function isThere({ program, check, file }: Tool): boolean {
  if (file !== undefined) return existsSync(file)
  const { error, status } = spawnSync(program, check ?? ['--version'], { stdio: 'ignore' })
  return error === undefined && (check === undefined || status === 0)
}

const isDebian = (): boolean => existsSync('/usr/bin/apt-get')

/** Exits with a message that says what to install. */
function abort(names: string): never {
  console.error(`parley: this needs ${names}. Install what is missing and try again.`)
  process.exit(1)
}

/**
 * Installs what tests, benchmarks and screenshots need besides npm packages: automatically on Debian, elsewhere by
 * asking the user. Its output goes to stderr.
 *
 * @param tests `quick`: what `npm test` needs; `rest`: everything
 */
export async function ensureTools(tests: 'quick' | 'rest' = 'rest'): Promise<void> {
  const missing = TOOLS.filter((tool) => (tests === 'rest' || tool.isForRest !== true) && !isThere(tool))
  if (missing.length > 0 && isDebian()) await runAsRoot('update', '-qq')
  const needed = missing.filter(({ isOptional }) => isOptional !== true)
  if (needed.length > 0 && !(await install(needed))) abort(namesOf(needed))
  const optional = missing.filter((tool) => tool.isOptional === true && !isThere(tool))
  if (optional.length === 0 || (await install(optional))) return
  // One by one: a distribution may have some of them only.
  for (const tool of optional)
    if (!isThere(tool) && !(await install([tool])))
      console.error(`parley: going on without ${namesOf([tool])}`)
}

const namesOf = (tools: readonly Tool[]): string =>
  tools.map(({ program, why }) => `${program} (${why})`).join(', ')

/** @returns whether the tools are installed now */
async function install(tools: readonly Tool[]): Promise<boolean> {
  if (!isDebian()) return false
  console.error(`parley: installing ${namesOf(tools)}; this takes a minute or two`)
  const packages = tools.map((tool) => tool.package)
  return (await runAsRoot('install', '-y', '-qq', '--no-install-recommends', ...packages)) === 0
}

/** @returns the exit code of apt-get, or 1 if sudo is not installed or would ask for a password */
async function runAsRoot(...args: string[]): Promise<number> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet: SpawnOptions = { env, stdio: ['ignore', process.stderr, process.stderr] }
  const { code } = await run([...asRoot, 'apt-get', ...args], quiet).catch(() => ({ code: 1 }))
  return code
}
