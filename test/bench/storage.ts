import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { Backend } from '../../src/backend/backend.ts'
import type { OpenStorage } from '../../src/backend/storage/storage.ts'
import { openStoreHere } from '../../src/backend/storage/store.ts'
import { backendOn } from '../support/app/backend-on.ts'
import { seededRandom } from '../support/base/random.ts'
import { recording } from '../support/contract-cases/call-cases-of-sessions.ts'
import { type Figure, p95 } from './figures.ts'
import { fill, openStorage, QUERIES, speaker, timed } from './library.ts'

const LONG_HOURS = 10
const CAPTIONS_AN_HOUR = 600
/** Ten times what is said in a minute. */
const CAPTION_EACH_MS = 3_600_000 / CAPTIONS_AN_HOUR / 10
const TICKET_EACH_MS = 100
/** What the service takes to answer. */
const SERVICE_MS = 20
const LOAD_MS = 8000
const TICK_MS = 1

const ticket = () => ({
  streaming_url: 'wss://127.0.0.1:1/v3/voice/realtime/connect',
  token: randomUUID(),
  session_id: randomUUID(),
})

/** A service that takes its time on the clock of this thread: a thread that is blocked asks and hears late. */
const slowService = async (): Promise<Response> => {
  await pause(SERVICE_MS)
  return Response.json(ticket())
}

/** How this thread was held up between two ticks of a timer, at the longest, in milliseconds. */
interface HeldUp {
  /** By the clock: with what other threads and programs took of the processors. */
  readonly wallMs: number
  /** By the processor time of this thread: what it worked itself, without turning to anything else. */
  readonly workMs: number
}

interface Load extends HeldUp {
  /** Of voice tickets, beyond the service's own time. */
  readonly ticketsMs: readonly number[]
  readonly captionsMs: readonly number[]
}

/** Watches the thread from now on, until the answer is called. */
function watchThread(): () => HeldUp {
  let [wallMs, workMs] = [0, 0]
  let at = performance.now()
  let work = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(work)
    wallMs = Math.max(wallMs, performance.now() - at - TICK_MS)
    workMs = Math.max(workMs, (user + system) / 1000)
    at = performance.now()
    work = process.threadCpuUsage()
  }
  const timer = setInterval(tick, TICK_MS)
  return () => {
    clearInterval(timer)
    tick()
    return { wallMs, workMs }
  }
}

/** Searches and exports without a pause and records, all at once, while voice tickets are asked for. */
async function load(open: OpenStorage, dataFolder: string, long: string): Promise<Load> {
  const backend = backendOn(
    { address: 'https://127.0.0.1:1', key: 'bench-key', fetch: slowService },
    'generic',
    { dataFolder, openStorage: open },
  )
  // The thread is there, and the code is warm.
  for (const query of QUERIES) await timed(backend, 'session.search', { query })
  await timed(backend, 'session.export', { id: long, format: 'txt' })
  await timed(backend, 'voice.open', { targetLanguages: ['de'] })
  const endsAt = performance.now() + LOAD_MS
  const repeat = async (each: (index: number) => Promise<void>) => {
    for (let index = 0; performance.now() < endsAt; index += 1) {
      await each(index)
      // The next call comes as a message of its own.
      await turn()
    }
  }
  const ticketsMs: number[] = []
  const heldUp = watchThread()
  const [captionsMs] = await Promise.all([
    recordCaptions(backend, repeat),
    repeat(async (index) => {
      await timed(backend, 'session.search', { query: QUERIES[index % QUERIES.length] })
    }),
    repeat(async () => {
      await timed(backend, 'session.export', { id: long, format: 'txt' })
    }),
    repeat(async () => {
      const ms = await timed(backend, 'voice.open', { targetLanguages: ['de'] })
      ticketsMs.push(ms - SERVICE_MS)
      await pause(TICKET_EACH_MS)
    }),
  ])
  const held = heldUp()
  await backend.close()
  return { ...held, ticketsMs, captionsMs }
}

async function recordCaptions(
  backend: Backend,
  repeat: (each: (index: number) => Promise<void>) => Promise<void>,
): Promise<number[]> {
  const { endedAt: _endedAt, ...session } = recording({ captions: [] })
  const say = speaker(seededRandom(3))
  const took: number[] = []
  await repeat(async (index) => {
    took.push(await timed(backend, 'session.record', { ...session, captions: [say(index)] }))
    await pause(CAPTION_EACH_MS)
  })
  return took
}

/** A session of ten hours, told as a page tells of it: so many captions at a time. */
async function recordLong(dataFolder: string): Promise<string> {
  const backend = backendOn({ address: 'https://127.0.0.1:1', key: 'bench-key' }, 'generic', {
    dataFolder,
    openStorage,
  })
  const say = speaker(seededRandom(4))
  const session = recording({ captions: [] })
  for (let from = 0; from < LONG_HOURS * CAPTIONS_AN_HOUR; from += CAPTIONS_AN_HOUR) {
    const captions = Array.from({ length: CAPTIONS_AN_HOUR }, (_, index) => say(from + index))
    await timed(backend, 'session.record', { ...session, captions })
  }
  await backend.close()
  return session.id
}

/**
 * What calls wait for while the storage works as hard as it can, in its own thread and, as it was, in theirs.
 *
 * @param dataFolder with a library of 1,000 hours
 */
export async function compareThreads(dataFolder: string): Promise<Figure[]> {
  const long = await recordLong(dataFolder)
  const before = await load(openStoreHere, dataFolder, long)
  const now = await load(openStorage, dataFolder, long)
  // How late a thread without work is: what other programs take is part of what the clock says, not of the work.
  const idle = watchThread()
  await pause(LOAD_MS)
  const { wallMs: idleMs } = idle()
  const figure = (name: string, of: (load: Load) => number, target?: number): Figure => ({
    name: `search of 1,000 hours, export of ${LONG_HOURS}, captions at 10 times the rate: ${name}`,
    value: of(now),
    unit: 'ms',
    baseline: of(before),
    target,
  })
  return [
    figure('work of the calls thread at a time, longest', ({ workMs }) => workMs, 20),
    figure('calls thread held up by the clock, longest', ({ wallMs }) => wallMs, 20 + idleMs),
    figure('voice ticket beyond the service, p95', ({ ticketsMs }) => p95(ticketsMs), 50),
    figure(
      'voice ticket beyond the service, longest',
      ({ ticketsMs }) => Math.max(...ticketsMs),
      50 + idleMs,
    ),
    figure('caption to disk, p95', ({ captionsMs }) => p95(captionsMs)),
  ]
}

export async function measureStorage(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  fill(join(dataFolder, 'library.sqlite'))
  const figures = await compareThreads(dataFolder)
  await rm(dataFolder, { recursive: true })
  return figures
}
