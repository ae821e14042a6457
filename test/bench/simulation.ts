import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const RUNS = sized(24, 1)
/** In a night of ten hours, two cores simulate 10,000, as nightly.yml asks for. */
const MAX_HOUR_S = 7.2
const CORES = 2
/** Sleep and waiting cost next to nothing: 600 of them may be of sound. */
const MAX_SOUND_HOUR_S = 120

/** Time for meetings of one voice and of two sides, with their silences. */
export function measureSimulation(): Figure[] {
  const args = [join(root, 'test/simulation/run.ts'), '--seed', '1', '--runs', String(RUNS), '--whole']
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const [, hours, soundHours, seconds] = /([\d.]+) h, ([\d.]+) h .* in ([\d.]+) s/.exec(printed) ?? []
  const figure = (name: string, of: string | undefined, target: number): Figure => ({
    name,
    value: Number(seconds) / Number(of),
    unit: 's',
    baseline: undefined,
    target,
  })
  return [
    {
      ...{
        name: 'simulated hours in a minute, two cores',
        unit: 'h',
        baseline: undefined,
        target: undefined,
      },
      value: (CORES * 60 * Number(hours)) / Number(seconds),
    },
    figure('a simulated hour on one core', hours, MAX_HOUR_S),
    figure('a simulated hour of sound on one core', soundHours, MAX_SOUND_HOUR_S),
  ]
}
