import { join } from 'node:path'
import { build } from '../build.ts'
import { root, tool } from '../commands.ts'
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
      attacks('attacks', { after: [programs] }),
    ],
    [programs, journeys('journeys', QUICK_PROJECTS.journeys, { after: [built] })],
  ]
}

/** Lanes of one part of the rest: its steps one after the other, once the programs and the build are there. */
const part =
  (...steps: readonly Step[]) =>
  (): Plan => [[preparation('programs', () => ensureTools('rest')), preparation('build', build), ...steps]]

/** A tool of `package.json` once at its smallest, so that what nobody runs every day is not found broken when it is needed. */
const once = (name: string, path: string, ...args: readonly string[]): Step =>
  command(name, [process.execPath, join(root, path), ...args])

/** Playing in real time needs a core for itself. */
const inRealTime = { workers: 1 }

/** Everything else, by the name of what it proves: each part runs alone. */
export const REST_PARTS = {
  sound: part(journeys('journeys with sound', ['sound'], inRealTime)),
  devices: part(
    suite('sound devices', ['devices'], inRealTime),
    journeys('journeys on sound devices', ['devices'], inRealTime),
  ),
  desktop: part(
    journeys('journeys on a second host', ['second-host', 'electron']),
    journeys('long journeys of the desktop', ['long-shell']),
  ),
  packages: part(suite('packaging', ['packaging'])),
  // Most of them wait for somebody who speaks: two share a core.
  long: part(journeys('long journeys', ['long'], { workers: 2 * CORES })),
  campaign: part(
    suite('long tests', ['rest']),
    once('bench', 'test/bench/run.ts', '--smallest'),
    once('campaign', 'test/campaign/run.ts', '--runs', '2', '--seed', '1'),
    once('disturbances', 'test/disturbances/run.ts', '--runs', '1', '--of', 'page reloaded'),
    once('fuzz', 'test/fuzz/run.ts', '--runs', '500'),
    once('faults', 'test/faults/plant-faults.ts', 'contrast is not measured over white'),
    once('screenshots', 'test/screenshots/run.ts', 'first-start', '--theme=light', '--width=900'),
  ),
} as const satisfies Readonly<Record<string, () => Plan>>
