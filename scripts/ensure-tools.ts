import { spawnSync } from 'node:child_process'
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

/** Brings what the tests need besides npm's packages: on Debian by itself, elsewhere by asking for it. */
export async function ensureTools(): Promise<void> {
  const missing = TOOLS.filter((tool) => !isThere(tool))
  if (missing.length === 0) return
  const names = missing.map((tool) => `${tool.program} (${tool.why})`).join(', ')
  if (!isDebian()) throw new Error(`the tests need ${names}: install them and try again`)
  console.log(`parley: installing ${names}; this takes a minute or two`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run([...asRoot, 'apt-get', 'update', '-qq'], { env })
  const packages = missing.map((tool) => tool.package)
  const { code } = await run(
    [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env },
  )
  if (code !== 0)
    throw new Error(`could not install ${packages.join(', ')}: install them by hand and try again`)
}
