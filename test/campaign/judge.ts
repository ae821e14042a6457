import { meeting as script } from '../../src/simulator/script/script.ts'
import type { Planned } from './campaign.ts'
import type { SentMedia } from './media-log.ts'
import type { Meeting, SpokenSentence } from './meeting.ts'
import type { Played } from './play.ts'

/** A gap covers a sentence if it takes so much of it. */
const COVERED_MS = 100
/** The rule is kept by the sender's clock; what a float loses is nothing. */
const PACE_TOLERANCE_MS = 0.5
/** Speech that never waited as long as this fitted in the buffer. */
const FITTED_MS = 29_000
/** What the service may count against a client through no fault of its own: an outage, or what the schedule asked for. */
const EXCUSED = new Set(['no-media', 'unknown-message'])
/** What waited on the way arrives all at once. */
const BUNCHED = new Set(['too-fast', 'far-too-fast'])

/** @returns what must not have happened, in words; nothing where all is well */
export function judge({ meeting, schedule }: Planned, played: Played): string[] {
  const isBunched = schedule.some(({ mishap: { is } }) => is === 'stall' || is === 'slow')
  return [
    ...textFaults(meeting, played),
    ...gapFaults(played),
    ...pacingFaults(played.sent),
    ...ruleFaults(played, isBunched),
  ]
}

const joined = (text: string): string => text.replace(/\s+/g, ' ').trim()

function textFaults(meeting: Meeting, played: Played): string[] {
  const faults: string[] = []
  const spoken = meeting.sentences.filter(({ toMs }) => toMs <= played.capturedMs)
  const isCovered = ({ fromMs, toMs }: SpokenSentence) =>
    played.gaps.some((gap) => Math.min(gap.toMs, toMs) - Math.max(gap.fromMs, fromMs) > COVERED_MS)
  const { captions } = played.transcript
  const read = (language: 'en' | 'de') =>
    joined(
      captions
        .map(({ source, targets }) => (language === 'en' ? source : targets['de'])?.concluded ?? '')
        .join(' '),
    )
  for (const language of ['en', 'de'] as const) {
    let rest = read(language)
    let at = 0
    const whole = rest
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
    // Of what lies in a gap, or was said when the session failed, parts may have been heard, each of them once.
    const inParts = meeting.sentences.filter((each) => isCovered(each) || each.toMs > played.capturedMs)
    const parts = inParts.map(({ id }) => script[id][language])
    const strange = withoutParts(joined(rest), parts)
    if (strange !== '') faults.push(`${language}: "${strange}" was not said so`)
  }
  return faults
}

/** What the demo service says of a piece that is too short to be recognised. */
const UNKNOWN = /\[Demo[^\]]*\]/g

/** @returns the words of a text that are not among those of some sentences, as often as they are */
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

function ruleFaults({ records, resumed, end, transcript }: Played, isBunched: boolean): string[] {
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
  // Whoever stops while there is no network is told that the end is missing; a gap says where.
  const known = ['key-rejected', 'voice-unfinished']
  if (end.phase === 'idle' && end.problem !== undefined && !known.includes(end.problem.kind))
    faults.push(`it ended with ${JSON.stringify(end.problem)}`)
  const times = transcript.captions.map(({ startMs }) => startMs)
  if (times.some((at, i) => at < (times[i - 1] ?? at) - 1)) faults.push('captions go back in time')
  return faults
}
