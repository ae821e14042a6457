import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../../scripts/commands.ts'

/** Follows the seeds that test/contract/voice/simulation.test.ts runs. */
const FIRST_SEED = 65
/** Reached by a core in a few minutes. Planted faults are looked for in more seeds. */
const LAST_SEED = Number(process.env['PARLEY_SIMULATION_LAST_SEED'] ?? 124)
const LIMIT_MS = 3_600_000

/** Runs seeds until one breaks a rule. @returns what that prints */
function simulate(from: number, count: number): Promise<string> {
  const args = ['--seed', String(from), '--runs', String(count), '--first']
  const run = spawn(process.execPath, [join(root, 'test/simulation/run.ts'), ...args])
  let out = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (data: Buffer) => (out += data.toString()))
  return new Promise((resolve) => run.on('exit', () => resolve(out)))
}

it(
  'further seeds of the simulation break no rule',
  async () => {
    const parts = Math.max(1, Math.floor(availableParallelism() / 2))
    const size = Math.ceil((LAST_SEED - FIRST_SEED + 1) / parts)
    const outs = await Promise.all(
      Array.from({ length: parts }, (_, at) => simulate(FIRST_SEED + at * size, size)),
    )
    for (const out of outs) expect(out).toContain(': 0 failed')
  },
  LIMIT_MS,
)
