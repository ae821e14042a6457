import { build } from '../build.ts'
import { tool } from '../commands.ts'
import { ensureTools } from '../ensure-tools.ts'
import { attacks, CORES, command, journeys, preparation, type Step, suite } from './step.ts'

export const TYPES = tool('@typescript/native/bin/tsc').concat('-b', '--noEmit')
export const LINT = tool('oxlint/bin/oxlint').concat(
  '--type-aware',
  '--deny-warnings',
  'src',
  'test',
  'scripts',
)
export const FORMAT = tool('@biomejs/biome/bin/biome').concat('check', '.')

/** Projects of `npm test`. */
export const QUICK_PROJECTS = {
  unit: ['node', 'main'],
  contract: ['contract'],
  journeys: ['webhost', 'shell'],
} as const

/** Lists of steps that run in parallel. */
export type Plan = readonly (readonly Step[])[]

/** Everything that a change needs. None of it compares sound in real time, so that its neighbours disturb nothing. */
export function quickPlan(): Plan {
  const programs = preparation('programs', () => ensureTools('quick'))
  const built = preparation('build', build)
  return [
    [
      built,
      command('types', TYPES),
      command('lint', LINT),
      command('format', FORMAT),
      suite('unit tests', QUICK_PROJECTS.unit, { after: [programs] }),
      suite('contract tests', QUICK_PROJECTS.contract, { after: [programs] }),
      attacks('attacks', [programs]),
    ],
    [
      programs,
      journeys('journeys', QUICK_PROJECTS.journeys, { after: [built], workers: Math.max(1, CORES / 2) }),
    ],
  ]
}

/** Everything else: sound compared, sound servers, packages, campaigns, the second host, long runs. */
export function restPlan(): Plan {
  const programs = preparation('programs', () => ensureTools('rest'))
  const built = preparation('build', build)
  return [
    [
      programs,
      built,
      journeys('journeys with sound', ['sound'], { workers: 1 }),
      suite('sound devices', ['devices'], { workers: 1 }),
      journeys('journeys on sound devices', ['devices'], { workers: 1 }),
      journeys('journeys on a second host', ['second-host', 'electron'], { workers: 1 }),
    ],
    [
      suite('long tests', ['rest'], { after: [programs, built], workers: Math.max(1, CORES / 2) }),
      suite('packaging', ['packaging'], { after: [programs, built], workers: 1 }),
      journeys('long journeys', ['long', 'long-shell'], { after: [programs, built], workers: 1 }),
    ],
  ]
}
