import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const RUNS = sized(24, 1)

/** Meetings of one voice and of two sides, with their silences. 10,000 hours in a night of ten are 8.3 on each of two cores. */
export function measureSimulation(): Figure[] {
  const args = [join(root, 'test/simulation/run.ts'), '--seed', '1', '--runs', String(RUNS), '--whole']
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const [, hours, seconds] = /([\d.]+) h, .* in ([\d.]+) s/.exec(printed) ?? []
  return [
    {
      name: 'simulated in a minute on one core (at least 8.3)',
      value: (Number(hours) * 60) / Number(seconds),
      unit: 'h',
      baseline: undefined,
      target: undefined,
    },
  ]
}
