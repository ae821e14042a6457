import { meetingFile, sessionFile } from './session-file.ts'

const [caption] = sessionFile(1).captions
/** A session file whose only caption is changed. */
export const saying = (change: object) =>
  JSON.stringify(sessionFile(1, { captions: [{ ...caption, ...change }] as never }))
/** A session file whose description is changed. */
const about = (change: object) =>
  JSON.stringify({ ...sessionFile(1), about: { ...sessionFile(1).about, ...change } })

/** Entries of as many languages. */
const languages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, 'abc']))

/** Session files that must be refused: the defect and the text of each. */
export const hostileSessionFiles: readonly (readonly [what: string, text: string])[] = [
  ['is no JSON', '{'],
  ['is a list', '[]'],
  ['is nothing', 'null'],
  ['is of another kind', JSON.stringify({ ...sessionFile(1), format: 'x' })],
  ['is of another version', JSON.stringify({ ...sessionFile(1), version: 3 })],
  ['is of the version of two sides and has none', JSON.stringify({ ...sessionFile(1), version: 2 })],
  ['has sides in the version of one voice', JSON.stringify({ ...meetingFile(), version: 1 })],
  ['has a caption of a side and no sides', saying({ side: 'mine' })],
  [
    'has sides and a caption of none',
    JSON.stringify({ ...meetingFile(), captions: sessionFile(1).captions }),
  ],
  ['has a side that there is not', saying({ side: 'constructor' })],
  ['is nested without end', '['.repeat(200_000)],
  ['begins in the year 9999', JSON.stringify(sessionFile(1, { startedAt: '9999-12-31T23:59:59Z' }))],
  ['begins after integers end', JSON.stringify(sessionFile(3, { startedAt: '2250-01-01T00:00:00Z' }))],
  ['begins in the year 0', JSON.stringify(sessionFile(1, { startedAt: '0000-01-01T00:00:00Z' }))],
  ['begins before 1970', JSON.stringify(sessionFile(1, { startedAt: '1960-01-01T00:00:00Z' }))],
  ['has the original of an inherited property', saying({ originals: { constructor: 'abc' } })],
  ['has the original of another one', saying({ originals: { toString: 'abc' } })],
  ['has the original of a line that is not there', saying({ originals: { fr: 'abc' } })],
  ['ends after the end of time', saying({ endMs: 5e18 })],
  ['begins before itself', saying({ startMs: -1 })],
  ['has an infinite time', saying({ startMs: 12_345 }).replace('12345', '1e999')],
  ['has a caption without end', saying({ source: 'a'.repeat(5001) })],
  ['has markup for a language', saying({ language: '<i>q</i>' })],
  ['has markup for a translation', saying({ targets: { '<script>': 'abc' } })],
  ['has an inherited property for a translation', saying({ targets: { toString: 'abc' } })],
  ['has an inherited property for a language', about({ targetLanguages: ['constructor'] })],
  ['has markup for a target language', about({ targetLanguages: ['<b>x</b>'] })],
  [
    'has more tags than there may be',
    JSON.stringify(sessionFile(1, { tags: Array.from({ length: 21 }, (_, i) => `${i}`) })),
  ],
  ['has a title without end', JSON.stringify(sessionFile(1, { title: 'a'.repeat(201) }))],
  ['has sent more sound than there is time', JSON.stringify(sessionFile(1, { audioMs: 1e308 }))],
  ['has a mark of a late caption that is none', saying({ isLate: 'no' })],
  ['has an original without end', saying({ originals: { source: 'a'.repeat(5001) } })],
  ['begins after the end of time', saying({ startMs: 1e300 })],
  [
    'has more gaps than a session can',
    JSON.stringify(sessionFile(1, { gaps: Array.from({ length: 10_001 }, () => ({ fromMs: 1, toMs: 2 })) })),
  ],
  ['has a caption in more languages than there may be', saying({ targets: languages(21) })],
  ['has more settings than there are', about({ settings: languages(51) })],
  ['has a setting without end', about({ settings: { a: 'a'.repeat(501) } })],
  [
    'has more captions than two days of speech',
    JSON.stringify(sessionFile(1, { captions: Array(50_001).fill(caption) as never })),
  ],
]
