// npm run bench: the figures that the design asks for, measured here and now. --json prints one object.
import { build } from '../../scripts/build.ts'
import { ensureTools } from '../../scripts/ensure-tools.ts'
import { buildHarness } from '../support/pages/harness-page.ts'
import { measureBytes } from './bytes.ts'
import { measureCaptureToWire, measureKeeping } from './capture-to-wire.ts'
import { measureCaptureToWireByType } from './capture-to-wire-by-type.ts'
import { measureDecodeCost } from './decode-cost.ts'
import { measureEncodeCost } from './encode-cost.ts'
import { type Figure, toJson, toTable } from './figures.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGlossary } from './glossary.ts'
import { measureLibrary } from './library.ts'
import { measureCoreMemory, measurePageMemory } from './memory.ts'
import { measureMessageToPaint } from './message-to-paint.ts'
import { measureQuickWindow } from './quick-window.ts'
import { measureWireToEar } from './wire-to-ear.ts'

const isJson = process.argv.includes('--json')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const say = (line: string) => {
  if (!isJson) console.error(line)
}

const measures: readonly (readonly [name: string, measure: () => Figure[] | Promise<Figure[]>])[] = [
  ['bytes', measureBytes],
  ['first-load', measureFirstLoad],
  ['message-to-paint', measureMessageToPaint],
  ['quick-window', measureQuickWindow],
  ['capture-to-wire', measureCaptureToWire],
  ['keeping-sound', measureKeeping],
  ['capture-to-wire-by-type', measureCaptureToWireByType],
  ['encode-cost', measureEncodeCost],
  ['wire-to-ear', measureWireToEar],
  ['decode-cost', measureDecodeCost],
  ['library', measureLibrary],
  ['glossary', measureGlossary],
]

/** They take long: by hand, with --only. */
const byHand: typeof measures = [
  ['memory-core', measureCoreMemory],
  ['memory-page', measurePageMemory],
]

await ensureTools()
await build()
await buildHarness()
const figures: Figure[] = []
const wanted = only === undefined ? measures : [...measures, ...byHand].filter(([name]) => name === only)
for (const [name, measure] of wanted) {
  say(`measuring ${name}`)
  figures.push(...(await measure()))
}
console.log(isJson ? JSON.stringify(toJson(figures)) : `\n${toTable(figures)}`)
