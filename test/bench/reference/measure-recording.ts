// Speaks a recording with `parley speak` and compares the captions with references; prints the figures as JSON.
// node scripts/on-node24.mjs test/bench/reference/measure-recording.ts FILE --to de --reference TEXT --translation TEXT
//   --log OUT.jsonl, and the other options of `parley speak`
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Figures } from '../../../src/core/session/figures/figures.ts'
import { FiguresCollector } from '../../../src/core/session/figures/figures-collector.ts'
import type { FinalUtterance } from '../../../src/core/session/figures/line-collector.ts'
import { SOURCE } from '../../../src/core/session/library/session-schema.ts'
import type { TranscriptUpdate } from '../../../src/core/voice/receiving/transcript.ts'
import { startParley } from '../../support/app/command-line.ts'
import { chrf } from './chrf.ts'
import { MeasuredTexts } from './measured-texts.ts'
import { referenceLaal } from './reference-laal.ts'
import { wordsOf } from './reference-words.ts'
import { simulstreamLog } from './simulstream-log.ts'
import { wordErrors } from './word-errors.ts'

/** A line of `parley speak --json`. */
type Line = Partial<TranscriptUpdate & { phase: string; lagMs: number; figures: Figures }>

const own = {
  reference: { type: 'string' },
  translation: { type: 'string' },
  log: { type: 'string' },
} as const
const { values, tokens } = parseArgs({ options: own, strict: false, tokens: true })
const isOwn = (token: (typeof tokens)[number]) => token.kind === 'option' && Object.hasOwn(own, token.name)
const passed = process.argv.slice(2).filter((_, index) => {
  const token = tokens.findLast((each) => each.index <= index)
  return token === undefined || !isOwn(token)
})
const [file = ''] = passed

const measured = new MeasuredTexts({ now: () => performance.now() })
const utterances = new Map<string, FinalUtterance[]>()
const collected = new FiguresCollector((line, utterance) =>
  utterances.set(line, [...(utterances.get(line) ?? []), utterance]),
)
let figures: Figures | undefined
const child = startParley(['speak', ...passed, '--json'], { PARLEY_KEY: process.env['PARLEY_KEY'] ?? '' })
child.stderr.pipe(process.stderr)
const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
for await (const text of createInterface({ input: child.stdout })) {
  const { phase, lagMs, figures: all, concluded, ...update } = JSON.parse(text) as Line
  if (phase !== undefined) measured.phase(phase)
  if (all !== undefined) figures = all
  if (concluded === undefined || lagMs === undefined) continue
  const whole = { tentative: [], ...update, concluded }
  measured.update(whole, lagMs)
  collected.takeUpdate(whole, lagMs)
}
collected.end()
const code = await ended
if (code !== 0 || figures === undefined) process.exit(code === 0 ? 1 : (code ?? 1))

const target = passed.includes('--to') ? passed[passed.indexOf('--to') + 1]?.split(',', 1)[0] : undefined
const references = Object.entries({ [SOURCE]: values.reference, [target ?? '']: values.translation }).flatMap(
  ([line, text]) => (typeof text === 'string' ? [{ line, text }] : []),
)
const { texts, lagsMs, audioMs } = measured
if (typeof values.log === 'string') {
  const language = target ?? measured.language
  await writeFile(
    values.log,
    simulstreamLog(measured.shown(target ?? SOURCE), { name: basename(file), audioMs, language }),
  )
}
const quality = Object.fromEntries(
  references.map(({ line, text }) => [
    line,
    {
      wordErrors: wordErrors(wordsOf(text), wordsOf(texts[line] ?? '')),
      chrf: chrf(text, texts[line] ?? ''),
      laalMs: referenceLaal(utterances.get(line) ?? [], wordsOf(text)),
    },
  ]),
)
console.log(JSON.stringify({ file, figures, quality, lagsMs, texts }, undefined, 2))
