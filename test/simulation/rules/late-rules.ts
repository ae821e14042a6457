import type { SessionFile } from '../../../src/core/session/library/export/session-file.ts'
import type { KeptGap } from '../../../src/core/session/library/session-schema.ts'
import type { Gap } from '../../../src/core/voice/sending/sending-gaps.ts'
import { meeting as script } from '../../../src/simulator/script/script.ts'
import type { Exported } from '../../campaign/client-library.ts'
import type { SpokenSentence } from '../../campaign/meeting.ts'
import type { Played } from '../../campaign/played.ts'
import { joined, letters, textOfSrt } from '../../campaign/verify.ts'
import type { PlannedVoice } from '../plan.ts'

/** Times of parts of sentences are no more exact than this, and those of whole ones. */
const INEXACT_MS = 1500
const EXACT_MS = 150
/** A sentence that is this far within a span is in it as a whole. */
const MARGIN_MS = 300
/** Words that a cut between two captions may cost. */
const CUT_WORDS = 2

const isIn = ({ fromMs, toMs }: Gap, span: Gap): boolean =>
  fromMs >= span.fromMs + MARGIN_MS && toMs <= span.toMs - MARGIN_MS
const touches = (a: Gap, b: Gap): boolean => a.fromMs < b.toMs && a.toMs > b.fromMs

/**
 * Speech of outages: every sentence stands once and in its place, or in a gap that is told.
 *
 * @param recorded spans of which the sound was kept, in the time of the meeting
 * @param keptOffsetMs beginning of the meeting, in the time of stored captions
 */
export function lateFaults(
  { meeting, stop }: PlannedVoice,
  { kept, late, gaps, keptGaps = [], capturedMs, exported }: Played,
  recorded: readonly Gap[],
  keptOffsetMs: number,
): string[] {
  const texts = [...kept, ...late].map(({ source }) => joined(source))
  const whole = texts.join(' | ')
  const textOf = ({ id }: SpokenSentence) => joined(script[id].en)
  const timesOf = (sentence: SpokenSentence) => whole.split(textOf(sentence)).length - 1
  const spoken = meeting.sentences.filter(({ toMs }) => toMs <= capturedMs)
  const isTold = (sentence: SpokenSentence) => keptGaps.some((gap: KeptGap) => touches(sentence, gap))
  // A service that sends no transcripts any more has heard what is in no caption.
  const isDue = (sentence: SpokenSentence) =>
    stop?.leavesTentative !== true &&
    (gaps.some((gap) => isIn(sentence, gap)) || recorded.some((span) => isIn(sentence, span)))
  const captions = [
    ...kept.map((each) => ({
      ...each,
      startMs: each.startMs - keptOffsetMs,
      endMs: each.endMs - keptOffsetMs,
    })),
    ...late,
  ]
  /** Where the link was lost within a sentence, its parts are two captions, and a word between them is cut. */
  const isInParts = (sentence: SpokenSentence) => {
    const parts = captions.filter(({ startMs: fromMs, endMs: toMs }) => touches(sentence, { fromMs, toMs }))
    const words = new Set(parts.flatMap(({ source }) => joined(source).split(' ')))
    return (
      textOf(sentence)
        .split(' ')
        .filter((word) => !words.has(word)).length <= CUT_WORDS
    )
  }
  return [
    ...meeting.sentences
      .filter((sentence) => timesOf(sentence) > 1)
      .map((sentence) => `"${textOf(sentence)}" is kept ${timesOf(sentence)} times`),
    ...spoken
      .filter(
        (sentence) => timesOf(sentence) === 0 && isDue(sentence) && !isTold(sentence) && !isInParts(sentence),
      )
      .map(
        (sentence) => `"${textOf(sentence)}" was in an outage, and is neither kept nor told to be missing`,
      ),
    ...spoken
      .filter(
        (sentence) =>
          late.some(({ source }) => joined(source) === textOf(sentence)) &&
          keptGaps.some((gap) => isIn(sentence, gap)),
      )
      .map((sentence) => `"${textOf(sentence)}" was added late, and is still told to be missing`),
    ...Object.entries(textsOf(exported)).flatMap(([format, text]) =>
      placeFaults(
        meeting.sentences.filter((sentence) => timesOf(sentence) === 1).map(textOf),
        letters(text),
        format,
      ),
    ),
    ...late.flatMap(({ source, startMs, endMs, targets }) => {
      const text = joined(source)
      const near = meeting.sentences.filter((each) =>
        touches(each, { fromMs: startMs - INEXACT_MS, toMs: endMs + INEXACT_MS }),
      )
      const sentence = near.find((each) => textOf(each).includes(text))
      if (sentence === undefined)
        return text.startsWith('[') ? [] : [`"${text}" was added late and not said at ${Math.round(startMs)}`]
      if (text !== textOf(sentence)) return []
      const offMs = Math.max(Math.abs(startMs - sentence.fromMs), Math.abs(endMs - sentence.toMs))
      return [
        ...(offMs <= EXACT_MS
          ? []
          : [`"${text}" was added late with a time that is ${Math.round(offMs)} ms off`]),
        ...Object.entries(targets)
          .filter(([language, line]) => joined(line) !== joined(script[sentence.id][language as 'en']))
          .map(([language, line]) => `${language}: "${line}" was added late for "${text}"`),
      ]
    }),
  ]
}

/** Text of each exported format, in its order. */
const textsOf = ({ srt, json }: Exported): Exported => ({
  srt: textOfSrt(srt),
  json: json === '' ? '' : (JSON.parse(json) as SessionFile).captions.map(({ source }) => source).join(' '),
})

/** @param sentences those that are kept, in the order of speech */
function placeFaults(sentences: readonly string[], text: string, format: string): string[] {
  const places = sentences.map((sentence) => text.indexOf(letters(sentence)))
  return sentences
    .filter((_, at) => (places[at] ?? 0) <= Math.max(-1, ...places.slice(0, at)))
    .map((sentence) => `"${sentence}" is not in its place in the exported ${format}`)
}
