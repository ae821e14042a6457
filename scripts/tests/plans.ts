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

/** Lanes of steps that run in parallel. */
export type Plan = readonly Iterable<Step>[]

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

function* joined(...lists: readonly Iterable<Step>[]): Iterable<Step> {
  for (const steps of lists) yield* steps
}

/** Parts of the long journeys, so that no lane is left with them at the end. */
const SHARDS = ['1/4', '2/4', '3/4', '4/4']

/**
 * Everything else: sound compared, sound servers, packages, campaigns, the second host, long runs. One lane plays in
 * real time; what needs no clock yields to it, and keeps all lanes busy to the end.
 */
export function restPlan(): Plan {
  const programs = preparation('programs', () => ensureTools('rest'))
  const built = preparation('build', build)
  const beside = { after: [programs, built], workers: 1, isYielding: true }
  const yielding = [
    suite('long tests', ['rest'], { ...beside, workers: Math.max(1, CORES / 2) }),
    ...SHARDS.map((shard) =>
      journeys(`long journeys ${shard.replace('/', ' of ')}`, ['long'], { ...beside, shard }),
    ),
    journeys('journeys on a second host', ['second-host', 'electron'], beside),
    suite('packaging', ['packaging'], beside),
    journeys('long journeys of the desktop', ['long-shell'], beside),
  ].values()
  const inRealTime = [
    programs,
    built,
    suite('sound devices', ['devices'], { workers: 1 }),
    journeys('journeys on sound devices', ['devices'], { workers: 1 }),
    journeys('journeys with sound', ['sound'], { workers: 1 }),
  ]
  return [joined(inRealTime, yielding), yielding, yielding]
}
