import { type AppError, afterFailure } from '../../src/core/base/errors.ts'
import { isUnfinished } from '../../src/core/session/library/export/content.ts'
import { SOURCE } from '../../src/core/session/library/session-schema.ts'
import type { Caption } from '../../src/core/voice/receiving/transcript.ts'
import type { Gap } from '../../src/core/voice/sending/sending-gaps.ts'
import { meeting as script } from '../../src/simulator/script/script.ts'
import { textIn } from './client-run.ts'
import { falselyMissing, wantOf } from './language-oracle.ts'
import { languagesOf } from './language-plan.ts'
import type { SentMedia } from './media-log.ts'
import type { SpokenSentence } from './meeting.ts'
import type { Played } from './played.ts'
import type { VoicePlan } from './voice-plan.ts'

/** Minimum overlap by which a gap covers a sentence. */
const COVERED_MS = 100
/** The sender's clock decides the pace; this tolerance covers rounding errors. */
const PACE_TOLERANCE_MS = 0.5
/** Speech held for less than this has fitted in the buffer. */
const FITTED_MS = 29_000
/**
 * Errors after which a session does not go on: a refused key, a proxy that wants a password, and a host that is gone before
 * its first ticket.
 */
const HOPELESS = new Set(['key-rejected', 'proxy', 'host-lost'])
/** Rule violations that are not the client's fault: they follow from an outage or were scheduled. */
const EXCUSED = new Set(['no-media', 'unknown-message'])
/**
 * Rule violations after a stall or on a slow network: delayed media arrives at once, and a connection that was given up
 * after the request that has replaced its token.
 */
const BUNCHED = new Set(['too-fast', 'far-too-fast', 'outdated-token'])

type Language = 'en' | 'de' | 'fr' | 'it'

/**
 * @param isForgotten whether the user has chosen that nothing is kept
 * @returns descriptions of all faults; empty if there are none
 */
export function verify(planned: VoicePlan, played: Played, isForgotten = false): string[] {
  const { schedule } = planned
  const languages = ['en', ...languagesOf(planned.variant, planned.languages)] as Language[]
  const isBunched = schedule.some(({ fault: { type } }) => type === 'stall' || type === 'slow')
  return [
    ...languages.flatMap((language) => textFaults(planned, played, language)),
    ...languages.flatMap((language) => stopFaults(planned, played, language)),
    ...languages.flatMap((language) => falselyMissing(planned, played, language)),
    ...endFaults(planned, played),
    ...(isForgotten ? [] : [...libraryFaults(played, languages), ...keptGapFaults(played)]),
    ...speechFaults(planned, played),
    ...gapFaults(played),
    ...timeFaults(planned, played),
    ...pacingFaults(played.sent),
    ...ruleFaults(played, isBunched),
    ...played.deviations,
  ]
}

export const joined = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const endsWell = ({ end }: Played): boolean => end.phase === 'idle' && end.problem === undefined

/** Sessions that had a link: others were requested, and not needed any more. */
export const usedRecords = ({ records }: Played) => records.filter(({ links }) => links.length > 0)

/**
 * Whether speech, or the translation of speech that was heard, may have been lost: it is marked then. From a full
 * buffer, also speech is dropped that was heard and should have been repeated.
 */
const isBroken = (played: Played): boolean =>
  !endsWell(played) ||
  played.gaps.length > 0 ||
  usedRecords(played).length > 1 + played.switches.length ||
  played.mostHeldMs >= FITTED_MS

function textFaults(planned: VoicePlan, played: Played, language: Language): string[] {
  const { meeting, stop } = planned
  const faults: string[] = []
  const wanting = (sentence: SpokenSentence) => wantOf(planned, played, sentence, language)
  const spoken = meeting.sentences.filter(({ toMs }) => toMs <= played.capturedMs)
  const isCovered = (sentence: SpokenSentence) =>
    played.gaps.some((gap) => overlapMs(gap, sentence) > COVERED_MS) ||
    ((stop?.leavesTentative === true || isBroken(played)) &&
      unfinishedIn(played.captions, language).some(
        ({ startMs, endMs }) => overlapMs({ fromMs: startMs, toMs: endMs }, sentence) > 0,
      )) ||
    // Text that such a service had not sent by then is lost.
    (stop?.leavesTentative === true &&
      !joined(played.shownAtStop?.[language] ?? '').includes(joined(script[sentence.id][language])))
  const whole = joined(textIn(played.captions, language))
  let rest = whole
  let at = 0
  for (const sentence of spoken) {
    const text = joined(script[sentence.id][language])
    const count = whole.split(text).length - 1
    if (count > 1) faults.push(`${language}: "${text}" ${count} times`)
    if (count > 0 && wanting(sentence) === 'no')
      faults.push(`${language}: "${text}" was not to be translated`)
    if (count === 0 && wanting(sentence) === 'yes' && !isCovered(sentence))
      faults.push(`${language}: "${text}" is missing`)
    if (count === 0) continue
    const found = whole.indexOf(text)
    if (found < at) faults.push(`${language}: "${text}" is out of order`)
    at = found
    rest = rest.replace(text, '')
  }
  // Parts of sentences in a gap or at the end of the session may have been recognised, each at most once.
  const inParts = meeting.sentences.filter((each) =>
    wanting(each) === 'no'
      ? false
      : wanting(each) === 'perhaps' || isCovered(each) || each.toMs > played.capturedMs,
  )
  const parts = inParts.map(({ id }) => script[id][language])
  const strange = withoutParts(joined(rest), parts)
  if (strange !== '') faults.push(`${language}: "${strange}" was not said so`)
  return faults
}

const overlapMs = (
  a: { readonly fromMs: number; readonly toMs: number },
  b: { readonly fromMs: number; readonly toMs: number },
): number => Math.min(a.toMs, b.toMs) - Math.max(a.fromMs, b.fromMs)

const unfinishedIn = (captions: readonly Caption[], language: string): Caption[] =>
  captions.filter(
    ({ source, targets }) => (language === 'en' ? source : targets[language])?.isUnfinished === true,
  )

/** The demo service's text for a fragment that is too short to be recognised. */
const UNKNOWN = /\[(?:Demo|Service de démonstration)[^\]]*\]/g

/** @returns words of a text that the sentences do not contain, or not that often */
function withoutParts(text: string, sentences: readonly string[]): string {
  const left = sentences.flatMap((sentence) => joined(sentence).split(' '))
  const words = (left.length > 0 ? text.replace(UNKNOWN, ' ') : text).split(' ')
  return words
    .filter((word) => {
      const at = left.indexOf(word)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .join(' ')
    .trim()
}

/** Text displayed when Stop was pressed must remain: no word of it may be lost. */
function stopFaults({ meeting }: VoicePlan, played: Played, language: Language): string[] {
  const { shownAtStop, captions, gaps } = played
  if (shownAtStop === undefined) return []
  const shown = joined((shownAtStop[language] ?? '').replace(UNKNOWN, ' '))
  // A gap that cuts a sentence also cuts its translation, at an estimated time.
  // The service takes tentative words back itself, where Stop leaves a fragment that it does not recognise.
  const taken = captions.filter(({ source }) => source.concluded.search(UNKNOWN) >= 0)
  const spans = [...gaps, ...taken.map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs }))]
  const cut = meeting.sentences.filter((sentence) => spans.some((span) => overlapMs(span, sentence) > 0))
  const cutTexts = cut.map(({ id }) => script[id][language])
  const lost = withoutParts(shown, [textIn(captions, language), ...cutTexts])
  return lost === '' ? [] : [`${language}: "${lost}" was read before Stop and is gone`]
}

/** No text may stay tentative, and unfinished text must have a reason. */
function endFaults({ stop }: VoicePlan, played: Played): string[] {
  const { captions } = played
  const texts = captions.flatMap(({ source, targets }) => [source, ...Object.values(targets)])
  const grey = texts.filter(({ tentative }) => tentative !== '')
  const isExcused = stop?.leavesTentative === true || isBroken(played)
  const unfinished = isExcused ? [] : texts.filter(({ isUnfinished: is }) => is === true)
  return [
    ...grey.map(({ tentative }) => `"${tentative}" stays tentative`),
    ...unfinished.map(
      ({ concluded }) => `"${concluded}" is unfinished although the service has ended its stream`,
    ),
  ]
}

/** Displayed text must equal the text in the library and in subtitles. */
function libraryFaults({ captions, kept, srt }: Played, languages: readonly Language[]): string[] {
  return languages.flatMap((language) => {
    const line = language === 'en' ? SOURCE : language
    const screen = joined(textIn(captions, language))
    const library = joined(
      kept.map(({ source, targets }) => (line === SOURCE ? source : (targets[line] ?? ''))).join(' '),
    )
    const marked = kept.filter((caption) => isUnfinished(caption, line)).length
    const faults = screen === library ? [] : [`${language}: "${library}" is kept in the place of "${screen}"`]
    if (marked !== unfinishedIn(captions, language).length)
      faults.push(`${language}: other captions are unfinished in the library than on the screen`)
    if (letters(textOfSrt(srt[language] ?? '')) !== letters(screen))
      faults.push(`${language}: the subtitles say "${textOfSrt(srt[language] ?? '')}"`)
    return faults
  })
}

/** Gaps must be stored where they are, and nowhere else. What was translated later is none any more. */
function keptGapFaults({ gaps, keptGaps, keepsOutages = false }: Played): string[] {
  if (keptGaps === undefined) return []
  const isSame =
    (keepsOutages || gaps.length === keptGaps.length) &&
    keptGaps.every((gap) => withinOne(gap, gaps)) &&
    (keepsOutages || gaps.every((gap) => withinOne(gap, keptGaps)))
  return isSame ? [] : [`gaps are kept as ${JSON.stringify(keptGaps)} instead of ${JSON.stringify(gaps)}`]
}

const withinOne = ({ fromMs, toMs }: Gap, gaps: readonly Gap[]): boolean =>
  gaps.some((gap) => fromMs > gap.fromMs - 1 && toMs < gap.toMs + 1)

/** A text without spaces, and as subtitles write it. */
export const letters = (text: string): string => text.replace(/[\s…]/gu, '').replaceAll('-->', '→')

export const textOfSrt = (srt: string): string =>
  srt
    .split('\n')
    .filter((line) => !/^\d+$/u.test(line) && !line.includes(' --> ') && !/^\[… \d+ s …\]$/u.test(line))
    .join(' ')

/** Spoken text must equal the written text, each segment once unless a link was lost within it. */
function speechFaults({ variant, languages, stop }: VoicePlan, played: Played): string[] {
  const { captions } = played
  const spoken = played.spoken.map(({ text }) => text)
  const records = usedRecords(played)
  if (!variant.speaks) return spoken.length === 0 ? [] : ['something is spoken']
  if (stop?.leavesTentative === true) return []
  const written = languagesOf(variant, languages).map((each) => letters(textIn(captions, each)))
  const links = records.reduce((total, record) => total + record.links.length, 0)
  const repeated = played.spoken.filter(({ text }, at) =>
    played.spoken.slice(0, at).some((before) => before.isWhole && before.text === text),
  )
  // Speech that a full buffer has dropped stays unfinished; speech under way on a lost link does not come again.
  const isComplete = links === 1 && endsWell(played) && played.mostHeldMs < FITTED_MS
  const [first = 'de'] = variant.targetLanguages
  const unspoken = isComplete ? withoutParts(joined(textIn(captions, first)), spoken) : ''
  return [
    ...spoken
      .filter(
        (text) => text.replace(UNKNOWN, '') !== '' && !written.some((line) => line.includes(letters(text))),
      )
      .map((text) => `"${text}" is spoken alone`),
    ...repeated
      .filter(({ text }) => text.replace(UNKNOWN, '') !== '')
      .map(({ text }) => `"${text}" is spoken again`),
    ...(unspoken === '' ? [] : [`"${unspoken}" is not spoken`]),
  ]
}

function gapFaults({ gaps, mostHeldMs, end }: Played): string[] {
  const isLossless = mostHeldMs < FITTED_MS && end.phase === 'idle' && end.problem === undefined
  return isLossless && gaps.length > 0
    ? [`a gap although nothing was held for longer than ${mostHeldMs} ms: ${JSON.stringify(gaps)}`]
    : []
}

/** Times of words are no more exact than this, also where sound was lost or sent again. */
const INEXACT_MS = 1500

/** A caption of a whole sentence must have its time. */
function timeFaults({ meeting }: VoicePlan, { captions }: Played): string[] {
  return captions.flatMap(({ startMs, endMs, source }) => {
    const spoken = meeting.sentences.find(({ id }) => joined(script[id].en) === joined(source.concluded))
    if (spoken === undefined) return []
    const off = Math.max(Math.abs(startMs - spoken.fromMs), Math.abs(endMs - spoken.toMs))
    return off <= INEXACT_MS ? [] : [`"${source.concluded}" has a time that is ${Math.round(off)} ms off`]
  })
}

function pacingFaults(sent: readonly SentMedia[]): string[] {
  return sent.flatMap((chunk, i) => {
    if (chunk.fault !== undefined) return [`at ${chunk.atMs}: ${chunk.fault}`]
    const before = sent[i - 1]
    if (chunk.mediaMs > 1000) return [`a chunk of ${chunk.mediaMs} ms`]
    if (before === undefined) return []
    const interval = chunk.atMs - before.atMs
    return interval < before.mediaMs / 2 - PACE_TOLERANCE_MS
      ? [`${interval} ms after a chunk of ${before.mediaMs} ms, at ${chunk.atMs}`]
      : []
  })
}

const mayEndWith = (problem: AppError): boolean =>
  problem.kind === 'voice-unfinished' || HOPELESS.has(problem.kind) || afterFailure(problem) !== 'give-up'

function ruleFaults({ records, resumed, end, captions }: Played, isBunched: boolean): string[] {
  const isExcused = (name: string) => EXCUSED.has(name) || (isBunched && BUNCHED.has(name))
  const faults = records.flatMap(({ breaches }) =>
    Object.keys(breaches)
      .filter((name) => !isExcused(name))
      .map((name) => `the service counts ${name}`),
  )
  const isRepeated = resumed.some(
    ({ token, isAnswered }, i) => !isAnswered && resumed.slice(i + 1).some((later) => later.token === token),
  )
  if (isRepeated) faults.push('a request to reconnect was repeated although its answer was lost')
  if (end.phase !== 'idle' && !(end.phase === 'failed' && HOPELESS.has(end.error.kind)))
    faults.push(`it ended as ${JSON.stringify(end)}`)
  // Stopping without a way to the service tells why; a gap says which speech that has cost.
  const problem = end.phase === 'idle' ? end.problem : undefined
  if (problem !== undefined && !mayEndWith(problem)) faults.push(`it ended with ${JSON.stringify(problem)}`)
  const times = captions.map(({ startMs }) => startMs)
  if (times.some((at, i) => at < (times[i - 1] ?? at) - 1)) faults.push('captions go back in time')
  return faults
}
