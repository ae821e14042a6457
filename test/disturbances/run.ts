// npm run disturb -- [--runs N] [--seed S] [--of 'host killed'] [--together N]: disturbs live sessions in a real browser, with
// the service and the host in processes of their own: what was heard must be kept once or marked. Needs a build.

import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { meetingIds } from '../../src/simulator/script/script.ts'
import { record } from '../support/audio/recordings.ts'
import { seededRandom } from '../support/base/random.ts'
import { type Disturbance, disturbances } from './disturbances.ts'
import { Scene } from './scene.ts'
import { type KeptSession, verify } from './verify.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    of: { type: 'string' },
    together: { type: 'string', default: '1' },
  },
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
const kinds = Object.entries(disturbances).filter(([name]) => values.of === undefined || name === values.of)
if (kinds.length === 0) throw new Error(`--of is one of: ${Object.keys(disturbances).join(', ')}`)

const SENTENCES = meetingIds.slice(0, 7)
/** The page listens by then, and the last sentence is not over. */
const MOMENTS = { least: 5000, most: 16_000 }
/** How long ago something has to have been read to be kept by a page that goes. */
const READ_MS = 600
const REST_MS = 2500
const QUIET_MS = 8000
const recording = await record({ name: 'disturbed', sentences: SENTENCES, leadMs: 4000 })

async function disturb({ endsPage, happen }: Disturbance, random: () => number): Promise<string[]> {
  const scene = await Scene.open(recording.path)
  try {
    const saidBy = performance.now() + recording.durationMs
    await scene.until('live captions', () => Object.keys(scene.shown).length > 0)
    await pause(MOMENTS.least + random() * (MOMENTS.most - MOMENTS.least) - 4000)
    const wrong = await happen(scene, random)
    const before = scene.shownBefore(READ_MS)
    if (!endsPage) await settle(scene, saidBy)
    const shown = endsPage ? before : scene.shown
    const faults = verify({ sentences: SENTENCES, endsPage, shown, kept: await keptIn(scene) })
    return wrong === undefined ? faults : [wrong, ...faults]
  } finally {
    await scene.close()
  }
}

/** Waits until all has been said and shown, and stops. */
async function settle(scene: Scene, saidBy: number): Promise<void> {
  let last = ''
  let since = performance.now()
  const isQuiet = async () => {
    const now = JSON.stringify(scene.shown)
    if (now !== last || (await scene.isReconnecting())) since = performance.now()
    last = now
    return performance.now() - since > QUIET_MS && performance.now() > saidBy
  }
  await scene.until('quiet', isQuiet, 180_000)
  await scene.stop()
  await pause(REST_MS)
}

async function keptIn(scene: Scene): Promise<KeptSession[]> {
  const all = async () => (await scene.call('session.list', {})).sessions
  await scene.until('no session is live', async () => (await all()).every(({ state }) => state !== 'live'))
  return Promise.all(
    (await all()).map(async ({ id }) => ({
      session: await scene.call('session.get', { id }),
      captions: (await scene.call('session.captions', { id })).captions,
    })),
  )
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const failed: string[] = []
const counts: Record<string, number> = {}
let next = first
async function work(): Promise<void> {
  while (next < first + runs) {
    const seed = next
    next += 1
    const [name, disturbance] = kinds[seed % kinds.length] ?? kinds[0] ?? []
    if (name === undefined || disturbance === undefined) return
    const faults = await disturb(disturbance, seededRandom(seed)).catch((thrown: unknown) => [String(thrown)])
    counts[name] = (counts[name] ?? 0) + 1
    say(`${seed} ${name}: ${faults.length === 0 ? 'well' : faults.join('\n  ')}`)
    if (faults.length > 0) failed.push(`${seed} ${name}`)
  }
}
await Promise.all(Array.from({ length: Number(values.together) }, work))
say(`\n${runs} disturbances from seed ${first}: ${failed.length} failed ${JSON.stringify(counts)}`)
for (const each of failed) say(`again with: npm run disturb -- --runs 1 --seed ${each.split(' ', 1)[0]}`)
process.exitCode = failed.length === 0 ? 0 : 1
