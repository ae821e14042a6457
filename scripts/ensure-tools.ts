import { type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './commands.ts'

interface Tool {
  readonly program: string
  /** Debian's package. */
  readonly package: string
  readonly why: string
}

const TOOLS: readonly Tool[] = [
  { program: 'chromium', package: 'chromium', why: 'journeys run in it' },
  { program: 'ffmpeg', package: 'ffmpeg', why: 'what was sent is decoded with it' },
  {
    program: 'espeak-ng',
    package: 'espeak-ng',
    why: 'it speaks sentences that the demo service does not know',
  },
]

const isThere = ({ program }: Tool): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

const isDebian = (): boolean => existsSync('/usr/bin/apt-get')

/** Ends the program with a sentence that says what to install. */
function abort(names: string): never {
  console.error(`parley: this needs ${names}. Install what is missing and try again.`)
  process.exit(1)
}

/**
 * Brings what tests, measurements and pictures need besides npm's packages: on Debian by itself, elsewhere by asking
 * for it. What it prints goes to standard error.
 */
export async function ensureTools(): Promise<void> {
  const missing = TOOLS.filter((tool) => !isThere(tool))
  if (missing.length === 0) return
  const names = missing.map((tool) => `${tool.program} (${tool.why})`).join(', ')
  if (!isDebian()) abort(names)
  console.error(`parley: installing ${names}; this takes a minute or two`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet: SpawnOptions = { env, stdio: ['ignore', process.stderr, process.stderr] }
  const runAsRoot = (...args: string[]) =>
    // Without sudo there is nobody who could.
    run([...asRoot, 'apt-get', ...args], quiet).catch(() => ({ code: 1 }))
  await runAsRoot('update', '-qq')
  const packages = missing.map((tool) => tool.package)
  const { code } = await runAsRoot('install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (code !== 0) abort(names)
}
