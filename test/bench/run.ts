// npm run bench: measures the design's performance figures on this computer, and prints each as soon as it is known. --json
// prints one object at the end, also of a run that is interrupted; --only=NAME,NAME runs these measurements alone;
// --smallest runs every measurement as small as possible, to see that each still works. Progress goes to stderr.
import { build } from '../../scripts/build.ts'
import { ensureTools } from '../../scripts/ensure-tools.ts'
import { buildHarness } from '../support/pages/harness-page.ts'
import { measureBytes } from './bytes.ts'
import { measureCalm } from './captions/calm.ts'
import { measureCaptionViewers } from './captions/caption-viewers.ts'
import { measureCaptionWindow } from './captions/caption-window.ts'
import { measureFiguresCost } from './captions/figures-cost.ts'
import { measureFlicker } from './captions/flicker.ts'
import { measureRoomReaders } from './captions/room-readers.ts'
import { measureDecodeCost } from './decode-cost.ts'
import { measureEcho } from './echo.ts'
import { measureEncodeCost } from './encode-cost.ts'
import { type Figure, toJson, toLine, toTable } from './figures.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGlossary } from './glossary.ts'
import { measureLiveLoad } from './live-load.ts'
import { measureLongWork } from './long-work.ts'
import { measureMeeting } from './meeting.ts'
import { measureCoreMemory, measurePageMemory } from './memory.ts'
import { measureMessageToPaint } from './message-to-paint.ts'
import { measureQuickWindow } from './quick-window.ts'
import { measureSimulation } from './simulation.ts'
import { isSmallest } from './size.ts'
import { measureSoundRestart } from './sound-restart.ts'
import { measureStart } from './start/start.ts'
import { measureUsableWindow } from './start/usable-window.ts'
import { measureStorage } from './storage.ts'
import { measureCaptureToWire, measureKeeping } from './wire/capture-to-wire.ts'
import { measureCaptureToWireByType } from './wire/capture-to-wire-by-type.ts'
import { measureCatchingUp } from './wire/catching-up.ts'
import { measureWireToEar, measureWireToEarByType } from './wire/wire-to-ear.ts'

const isJson = process.argv.includes('--json')
const measures: readonly (readonly [name: string, measure: () => Figure[] | Promise<Figure[]>])[] = [
  ['bytes', measureBytes],
  ['calm', measureCalm],
  ['figures', measureFiguresCost],
  ['first-load', measureFirstLoad],
  ['start', measureStart],
  ['usable-window', measureUsableWindow],
  ['message-to-paint', measureMessageToPaint],
  ['quick-window', measureQuickWindow],
  ['caption-window', measureCaptionWindow],
  ['capture-to-wire', measureCaptureToWire],
  ['wire-to-ear', measureWireToEar],
  ['decode-cost', measureDecodeCost],
  ['storage', measureStorage],
  ['long-work', measureLongWork],
  ['glossary', measureGlossary],
  ['simulation', measureSimulation],
]

/** Longer measurements, which run only if --only names them. */
const byName: typeof measures = [
  ['meeting', measureMeeting],
  ['sound-restart', measureSoundRestart],
  ['keeping-sound', measureKeeping],
  ['catching-up', measureCatchingUp],
  ['encode-cost', measureEncodeCost],
  ['echo', measureEcho],
  ['capture-to-wire-by-type', measureCaptureToWireByType],
  ['wire-to-ear-by-type', measureWireToEarByType],
  ['live-load', measureLiveLoad],
  ['caption-viewers', measureCaptionViewers],
  ['room-readers', measureRoomReaders],
  ['flicker', measureFlicker],
  ['memory-core', measureCoreMemory],
  ['memory-page', measurePageMemory],
]

const all = [...measures, ...byName]
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const names = only?.split(',')
const unknown = names?.filter((name) => !all.some(([known]) => known === name)) ?? []
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${all.map(([name]) => name).join(', ')}.`)
  process.exit(2)
}
const usual = isSmallest ? all : measures
const wanted = names === undefined ? usual : all.filter(([name]) => names.includes(name))

/** A default run begins no measurement after this time: on a busy computer, the last ones are left out by name. */
const MAX_DEFAULT_S = 420

const startedAt = performance.now()
const secondsSince = (from: number) => Math.round((performance.now() - from) / 1000)
const figures: Figure[] = []

function printAll(): void {
  console.log(isJson ? JSON.stringify(toJson(figures)) : `\n${toTable(figures)}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error('interrupted')
    printAll()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })

console.error('building')
await ensureTools()
await build()
await buildHarness()
const leftOut: string[] = []
const failed: string[] = []
for (const [index, [name, measure]] of wanted.entries()) {
  if (names === undefined && !isSmallest && secondsSince(startedAt) > MAX_DEFAULT_S) {
    leftOut.push(name)
    continue
  }
  const place = `[${index + 1}/${wanted.length}] ${name}`
  console.error(`${place}: measuring`)
  const from = performance.now()
  try {
    const measured = await measure()
    const empty = measured.filter(({ value, baseline = 0 }) => !Number.isFinite(value + baseline))
    if (empty.length > 0)
      throw new Error(`nothing measured: ${empty.map((figure) => figure.name).join('; ')}`)
    figures.push(...measured)
    if (!isJson) for (const figure of measured) console.log(toLine(figure))
  } catch (thrown) {
    failed.push(name)
    console.error(`${place}: failed:`, thrown)
  }
  console.error(`${place}: ${secondsSince(from)} s, ${secondsSince(startedAt)} s in all`)
}
printAll()
if (leftOut.length > 0) console.error(`left out for time: npm run bench -- --only=${leftOut.join(',')}`)
if (failed.length > 0) {
  console.error(`failed: npm run bench -- --only=${failed.join(',')}`)
  process.exitCode = 1
}
