import { join } from 'node:path'
import { type Backend, createBackend } from '../../src/backend/backend.ts'
import { openDatabase } from '../../src/backend/library/database.ts'
import { librarySchema } from '../../src/backend/library/library-schema.ts'
import { SessionTable } from '../../src/backend/sessions/session-table.ts'
import { openStorageThread } from '../../src/backend/storage/storage-thread.ts'
import { defaultCallContext } from '../../src/core/base/call.ts'
import type { KeptCaption } from '../../src/core/session/library/session-schema.ts'
import { hostPorts } from '../support/app/host-ports.ts'
import { seededRandom } from '../support/base/random.ts'
import { keptCaption, recording } from '../support/contract-cases/call-cases-of-sessions.ts'
import { type Figure, p95 } from './figures.ts'
import { sized } from './size.ts'

/** Opens the storage thread from the build, as the desktop app does. */
export const openStorage = openStorageThread(
  join(import.meta.dirname, '..', '..', 'out', 'main', 'storage.js'),
)
const HOURS = sized(1000, 5)
const CAPTIONS_AN_HOUR = 600
const TIMES = sized(20, 1)

const ENGLISH =
  'the we release plan meeting to of and that is in it you for on have be this with are not but they what so there their then these team customer budget question think would like discuss next week month quarter product design test report number price about because right'.split(
    ' ',
  )
const GERMAN =
  'die wir der und das ist in es sie für auf haben sein diese mit sind nicht aber was so dort dann Besprechung Kunde Haushalt Frage denken würden gern besprechen nächste Woche Monat Quartal Produkt Entwurf Prüfung Bericht Zahl Preis über weil richtig Veröffentlichungsplan'.split(
    ' ',
  )
const JAPANESE = Array.from(
  '会議計画発売来週顧客予算質問思製品設計試験報告数価格私達のはをにがでとしますましたですこれそれ時間今日明日',
)

/**
 * Searches, among them the most common word of each language, prefixes, several words at once, and words without a
 * match.
 */
export const QUERIES = [
  'the',
  't',
  'a',
  'ther',
  'we the',
  'the we plan',
  'release plan meeting',
  'would like',
  'wir',
  'die und',
  'veröffentlichungsplan',
  'besprechung kunde',
  'の',
  '会議',
  '会議の',
  '来週顧客',
  'zzz',
  'release zzz',
  'plan 会議',
]

/** Generates sentences: few words are most frequent, and one in ten is a name or a number. */
export function speaker(random: () => number) {
  const pick = (words: readonly string[]) => words[Math.floor(random() ** 2 * words.length)] ?? ''
  const word = (words: readonly string[]) =>
    random() < 0.1 ? `${pick(words)}${Math.floor(random() * 3000).toString(36)}` : pick(words)
  const sentence = (words: readonly string[], count: number) =>
    Array.from({ length: count }, () => word(words)).join(' ')
  return (index: number): KeptCaption =>
    keptCaption(index, sentence(ENGLISH, 10), {
      de: sentence(GERMAN, 9),
      ja: Array.from({ length: 16 }, () => pick(JAPANESE)).join(''),
    })
}

/** Fills a library session by session, as in use. */
export function fill(path: string): void {
  const database = openDatabase(path, librarySchema)
  // Without this it would take an hour; the contents are the same.
  database.exec('PRAGMA synchronous = OFF')
  const table = new SessionTable(database)
  const say = speaker(seededRandom(1))
  for (let hour = 0; hour < HOURS; hour += 1)
    table.together(() =>
      table.record(
        {
          ...recording({ startedAt: Date.UTC(2025, 0, 1) + hour * 3_600_000 }),
          captions: Array.from({ length: CAPTIONS_AN_HOUR }, (_, index) => say(index)),
        },
        'bench',
        Date.now(),
      ),
    )
  database.close()
}

export async function timed(backend: Backend, name: string, input: object): Promise<number> {
  const startedAt = performance.now()
  const answer = await backend.dispatch(name, input, defaultCallContext)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return performance.now() - startedAt
}

/**
 * Measures searching, opening and adding to a library.
 *
 * @param dataFolder with a library of 1,000 hours
 */
export async function measureLibrary(dataFolder: string): Promise<Figure[]> {
  const openings: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const backend = createBackend(hostPorts({ dataFolder, openStorage }))
    openings.push(await timed(backend, 'session.list', {}))
    await backend.close()
  }
  const backend = createBackend(hostPorts({ dataFolder, openStorage }))
  const searches: number[] = []
  for (let time = 0; time < TIMES; time += 1)
    for (const query of QUERIES) searches.push(await timed(backend, 'session.search', { query }))
  const { endedAt: _endedAt, ...session } = recording({ captions: [] })
  const say = speaker(seededRandom(2))
  const commits: number[] = []
  for (let index = 0; index < 200; index += 1)
    commits.push(await timed(backend, 'session.record', { ...session, captions: [say(index)] }))
  await backend.close()
  const figure = (name: string, values: number[], target: number): Figure => ({
    name: `library of 600,000 captions: ${name}, p95`,
    value: p95(values),
    unit: 'ms',
    baseline: undefined,
    target,
  })
  return [
    figure('open and list', openings, 200),
    figure('search, 50 hits, newest first', searches, 50),
    figure('caption to disk', commits, 50),
  ]
}
