import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/commands.ts'
import { type Figure, p50 } from '../figures.ts'
import { sized } from '../size.ts'
import { measureBundle } from './bundle-size.ts'
import { type Part, type PartName, type Parts, partNames } from './parts.ts'

const RUNS = sized(7, 1)
/** Maximum time of the whole start, as a multiple of that of an empty script in the same run. */
const MAX_RATIO = 3
const SHELL = join(import.meta.dirname, 'start-shell.ts')

const account = {
  id: 'bench',
  name: 'Bench',
  profile: 'generic',
  plan: 'pro',
  address: 'https://127.0.0.1:1',
  streamDomains: [],
}
/** Settings of a user with an account, whose service is not reached. */
export const WITH_ACCOUNT = { service: { active: account.id, accounts: [account] } }
/** Settings of a first start, which runs on the demo service. */
const FIRST = {}

interface Start {
  readonly settings: object
  /** Folder of V8's compile cache; `undefined`: code is compiled anew. The system's cache of files stays filled. */
  readonly cache: string | undefined
  /** Script in place of the shell. */
  readonly script?: string
}

/** Starts the shell once, with a folder of its own. */
async function start({ settings, cache, script }: Start): Promise<Parts> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  await writeFile(join(home, 'settings.json'), JSON.stringify(settings))
  const { NODE_COMPILE_CACHE: _cache, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SHELL, root, ...(script === undefined ? [] : [script])],
    {
      env: {
        ...env,
        PARLEY_HOME: home,
        PARLEY_KEY: settings === FIRST ? '' : 'bench-key',
        ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }),
      },
    },
  )
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
  return JSON.parse(stdout) as Parts
}

const PARTS: Readonly<Record<PartName, string>> = {
  double: 'Node and the double',
  modules: 'modules loaded',
  backend: 'backend created',
  window: 'window created',
  page: 'page served',
  call: 'first call answered',
}

const median = (runs: readonly Parts[], of: (parts: Parts) => Part | undefined, unit: keyof Part) =>
  p50(runs.map((parts) => of(parts)?.[unit] ?? Number.NaN))

/** Time from the start of the shell to the end of each part. */
function figuresOf(name: string, runs: readonly Parts[]): Figure[] {
  return partNames.slice(1).map((part) => ({
    name: `start, ${name}: ${PARTS[part]}, p50`,
    value: p50(
      runs.map((parts) => (parts[part]?.wallMs ?? Number.NaN) - (parts.double?.wallMs ?? Number.NaN)),
    ),
    unit: 'ms',
    baseline: undefined,
    target: undefined,
  }))
}

/**
 * Time from the start of the process to a usable window, as far as it is the main process's own: the built shell runs on
 * Node, with a double in place of Electron. What Node and the double cost is the baseline: the same process with an empty
 * script.
 */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-start-'))
  const empty = join(folder, 'empty.mjs')
  await writeFile(empty, '')
  const cache = join(folder, 'cache')
  const kinds = {
    empty: { settings: WITH_ACCOUNT, cache: undefined, script: empty },
    cold: { settings: WITH_ACCOUNT, cache: undefined },
    warm: { settings: WITH_ACCOUNT, cache },
    first: { settings: FIRST, cache: undefined },
  } satisfies Record<string, Start>
  await start(kinds.warm)
  const runs = { empty: [] as Parts[], cold: [] as Parts[], warm: [] as Parts[], first: [] as Parts[] }
  // In turn, so that other programs slow all kinds down alike.
  for (let run = 0; run < RUNS; run += 1)
    for (const kind of ['empty', 'cold', 'warm', 'first'] as const) runs[kind].push(await start(kinds[kind]))
  await rm(folder, { recursive: true })
  const whole = (name: string, unit: keyof Part): Figure => {
    const baseline = median(runs.empty, ({ modules }) => modules, unit)
    const value = median(runs.cold, ({ call }) => call, unit)
    return { name, value, unit: 'ms', baseline, target: MAX_RATIO * baseline }
  }
  return [
    whole('start, from the command to the first call answered, p50', 'wallMs'),
    whole('start, the same as work of the main thread, p50', 'workMs'),
    ...figuresOf('own part', runs.cold),
    ...figuresOf('own part, with a compile cache', runs.warm),
    ...figuresOf('own part, first start with the demo service', runs.first),
    ...measureBundle(),
  ]
}
