import { isUnfinished } from '../../src/core/library/export/content.ts'
import { SOURCE } from '../../src/core/library/session-schema.ts'
import type { Caption } from '../../src/core/voice/receiving/transcript.ts'
import { meeting as script } from '../../src/simulator/script/script.ts'
import type { Planned } from './campaign.ts'
import { textIn } from './client-run.ts'
import type { SentMedia } from './media-log.ts'
import type { SpokenSentence } from './meeting.ts'
import type { Played } from './play.ts'

/** Minimum overlap by which a gap covers a sentence. */
const COVERED_MS = 100
/** The sender's clock decides the pace; this tolerance covers rounding errors. */
const PACE_TOLERANCE_MS = 0.5
/** Speech held for less than this has fitted in the buffer. */
const FITTED_MS = 29_000
/** Rule violations that are not the client's fault: they follow from an outage or were scheduled. */
const EXCUSED = new Set(['no-media', 'unknown-message'])
/** Rule violations after a stall or on a slow network, because delayed media arrives at once. */
const BUNCHED = new Set(['too-fast', 'far-too-fast'])

type Language = 'en' | 'de' | 'fr'

/** @returns descriptions of all faults; empty if there are none */
export function verify(planned: Planned, played: Played): string[] {
  const { schedule, variant } = planned
  const languages = ['en', ...variant.targetLanguages] as Language[]
  const isBunched = schedule.some(({ fault: { type } }) => type === 'stall' || type === 'slow')
  return [
    ...languages.flatMap((language) => textFaults(planned, played, language)),
    ...languages.flatMap((language) => stopFaults(planned, played, language)),
    ...endFaults(planned, played),
    ...libraryFaults(played, languages),
    ...keptGapFaults(played),
    ...speechFaults(planned, played),
    ...gapFaults(played),
    ...pacingFaults(played.sent),
    ...ruleFaults(played, isBunched),
    ...played.deviations,
  ]
}

export const joined = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const endsWell = ({ end }: Played): boolean => end.phase === 'idle' && end.problem === undefined

/** Whether speech, or the translation of speech that was heard, may have been lost: it is marked then. */
const isBroken = (played: Played): boolean =>
  !endsWell(played) || played.gaps.length > 0 || played.records.length > 1

function textFaults({ meeting, stop }: Planned, played: Played, language: Language): string[] {
  const faults: string[] = []
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
    if (count === 0 && !isCovered(sentence)) faults.push(`${language}: "${text}" is missing`)
    if (count === 0) continue
    const found = whole.indexOf(text)
    if (found < at) faults.push(`${language}: "${text}" is out of order`)
    at = found
    rest = rest.replace(text, '')
  }
  // Parts of sentences in a gap or at the end of the session may have been recognised, each at most once.
  const inParts = meeting.sentences.filter((each) => isCovered(each) || each.toMs > played.capturedMs)
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
function stopFaults({ meeting }: Planned, played: Played, language: Language): string[] {
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
function endFaults({ stop }: Planned, played: Played): string[] {
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

/** Gaps must be stored where they are. */
function keptGapFaults({ gaps, keptGaps }: Played): string[] {
  if (keptGaps === undefined) return []
  const isSame =
    gaps.length === keptGaps.length &&
    gaps.every((gap, at) => {
      const { fromMs, toMs } = keptGaps[at] ?? { fromMs: 0, toMs: 0 }
      return Math.abs(gap.fromMs - fromMs) < 1 && Math.abs(gap.toMs - toMs) < 1
    })
  return isSame ? [] : [`gaps are kept as ${JSON.stringify(keptGaps)} instead of ${JSON.stringify(gaps)}`]
}

const letters = (text: string): string => text.replace(/[\s…]/gu, '').replaceAll('-->', '→')

const textOfSrt = (srt: string): string =>
  srt
    .split('\n')
    .filter((line) => !/^\d+$/u.test(line) && !line.includes(' --> ') && !/^\[… \d+ s …\]$/u.test(line))
    .join(' ')

/** Spoken text must equal the written text, each segment once unless a link was lost within it. */
function speechFaults({ variant, stop }: Planned, played: Played): string[] {
  const { captions, spoken, records } = played
  if (!variant.speaks) return spoken.length === 0 ? [] : ['something is spoken']
  if (stop?.leavesTentative === true) return []
  const written = letters(textIn(captions, 'de'))
  const links = records.reduce((total, record) => total + record.links.length, 0)
  const repeated = spoken.length - new Set(spoken).size
  const isComplete = records.length === 1 && endsWell(played)
  const unspoken = isComplete ? withoutParts(joined(textIn(captions, 'de')), spoken) : ''
  return [
    ...spoken
      .filter((text) => text.replace(UNKNOWN, '') !== '' && !written.includes(letters(text)))
      .map((text) => `"${text}" is spoken alone`),
    ...(repeated > Math.max(0, links - 1) ? [`${repeated} segments are spoken again`] : []),
    ...(unspoken === '' ? [] : [`"${unspoken}" is not spoken`]),
  ]
}

function gapFaults({ gaps, mostHeldMs, end }: Played): string[] {
  const isLossless = mostHeldMs < FITTED_MS && end.phase === 'idle' && end.problem === undefined
  return isLossless && gaps.length > 0
    ? [`a gap although nothing was held for longer than ${mostHeldMs} ms: ${JSON.stringify(gaps)}`]
    : []
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
  if (end.phase !== 'idle' && !(end.phase === 'failed' && end.error.kind === 'key-rejected'))
    faults.push(`it ended as ${JSON.stringify(end)}`)
  // Stopping without a network reports that the end is missing; a gap says where.
  const known = ['key-rejected', 'voice-unfinished']
  if (end.phase === 'idle' && end.problem !== undefined && !known.includes(end.problem.kind))
    faults.push(`it ended with ${JSON.stringify(end.problem)}`)
  const times = captions.map(({ startMs }) => startMs)
  if (times.some((at, i) => at < (times[i - 1] ?? at) - 1)) faults.push('captions go back in time')
  return faults
}
