import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { Backend } from '../../src/backend/backend.ts'
import type { OpenStorage } from '../../src/backend/storage/storage.ts'
import { openStoreHere } from '../../src/backend/storage/storage-store.ts'
import { backendOn } from '../support/app/backend-on.ts'
import { seededRandom } from '../support/base/random.ts'
import { recording } from '../support/contract-cases/call-cases-of-sessions.ts'
import { type Figure, p95 } from './figures.ts'
import { fill, measureLibrary, openStorage, QUERIES, speaker, timed } from './library.ts'
import { sized } from './size.ts'

const LONG_HOURS = sized(10, 1)
const CAPTIONS_AN_HOUR = 600
/** Interval between captions at ten times the rate of speech. */
const CAPTION_EACH_MS = 3_600_000 / CAPTIONS_AN_HOUR / 10
const TICKET_EACH_MS = 100
/** Response time of the service. */
const SERVICE_MS = 20
const LOAD_MS = sized(8000, 500)
const TICK_MS = 1

const ticket = () => ({
  streaming_url: 'wss://127.0.0.1:1/v3/voice/realtime/connect',
  token: randomUUID(),
  session_id: randomUUID(),
})

/** A service that answers after a timer of this thread: a blocked thread sends late and receives late. */
const slowService = async (): Promise<Response> => {
  await pause(SERVICE_MS)
  return Response.json(ticket())
}

/** Longest delay of this thread between two ticks of a timer, in milliseconds. */
interface HeldUp {
  /** Wall-clock time, which includes the CPU time of other threads and programs. */
  readonly wallMs: number
  /** CPU time of this thread: its own uninterrupted work. */
  readonly workMs: number
}

interface Load extends HeldUp {
  /** Latency of voice tickets, without the service's response time. */
  readonly ticketsMs: readonly number[]
  readonly captionsMs: readonly number[]
}

/** Measures the thread from now until the returned function is called. */
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

/** Searches, exports and records continuously while voice tickets are requested. */
async function load(open: OpenStorage, dataFolder: string, long: string): Promise<Load> {
  const backend = backendOn(
    { address: 'https://127.0.0.1:1', key: 'bench-key', fetch: slowService },
    'generic',
    { dataFolder, openStorage: open },
  )
  // Warms up the thread and the code.
  for (const query of QUERIES) await timed(backend, 'session.search', { query })
  await timed(backend, 'session.export', { id: long, format: 'txt' })
  await timed(backend, 'voice.open', { targetLanguages: ['de'] })
  const endsAt = performance.now() + LOAD_MS
  const repeat = async (each: (index: number) => Promise<void>) => {
    for (let index = 0; performance.now() < endsAt; index += 1) {
      await each(index)
      // Lets the next call arrive as a message of its own.
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

/** Records a session of ten hours as a page does: in batches of captions. */
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
 * Latency of calls while the storage is under full load: in its own thread, and in the callers' thread as the baseline.
 *
 * @param dataFolder with a library of 1,000 hours
 */
async function compareThreads(dataFolder: string): Promise<Figure[]> {
  const long = await recordLong(dataFolder)
  const before = await load(openStoreHere, dataFolder, long)
  const now = await load(openStorage, dataFolder, long)
  // Delay of an idle thread: other programs affect the wall-clock time, not the CPU time.
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

/** Measures a library of 1,000 hours, and the latency of calls while it works. */
export async function measureStorage(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  fill(join(dataFolder, 'library.sqlite'))
  const figures = [...(await measureLibrary(dataFolder)), ...(await compareThreads(dataFolder))]
  await rm(dataFolder, { recursive: true })
  return figures
}
