import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Backend, createBackend } from '../../src/backend/backend.ts'
import { Turns } from '../../src/backend/library/turns.ts'
import type { OpenStorage } from '../../src/backend/storage/storage.ts'
import { Store } from '../../src/backend/storage/storage-store.ts'
import { exportSession } from '../../src/core/session/library/export/export.ts'
import type { ExportFormat } from '../../src/core/session/library/export/export-formats.ts'
import { MAX_FILE_CAPTIONS } from '../../src/core/session/library/export/session-file.ts'
import { hostPorts } from '../support/app/host-ports.ts'
import { seededRandom } from '../support/base/random.ts'
import { recording } from '../support/contract-cases/call-cases-of-sessions.ts'
import { answerOf } from '../support/sessions/session-runs.ts'
import { type Figure, p50, percentile } from './figures.ts'
import { openStorage, speaker } from './library.ts'
import { sized } from './size.ts'

const AT_ONCE = 500
/** The largest session that there may be. */
const LARGEST = sized(MAX_FILE_CAPTIONS, AT_ONCE)
const CAPTION_EACH_MS = 100
/** Captions of an hour of continuous speech, in three lines. */
const HOUR = 1091
const TIMES = sized(5, 1)

/** Work that lets nothing in between. */
class OneStep extends Turns {
  override next(): Promise<boolean> {
    return Promise.resolve(true)
  }
}

/** The baseline: one thread for everything, and long work in one step. */
const openInOneStep: OpenStorage = (options) => {
  const store = new Store(options, new OneStep())
  return {
    ask: (name, input) => store.answer(name, input, options.retention()),
    close: () => store.close(),
  }
}

async function recordLong(backend: Backend, startedAt: number): Promise<string> {
  const about = { ...recording().about, targetLanguages: ['de', 'ja'] }
  const session = recording({ startedAt, about, captions: [] })
  const say = speaker(seededRandom(startedAt))
  for (let from = 0; from < LARGEST; from += AT_ONCE) {
    const captions = Array.from({ length: AT_ONCE }, (_, index) => say(from + index))
    await answerOf(backend, 'session.record', { ...session, captions })
  }
  return session.id
}

/** Time from when each caption is due until it is on the disk, in milliseconds, while some work is done. */
async function captionsDuring(backend: Backend, work: Promise<unknown>): Promise<number[]> {
  const state = { isDone: false }
  void work.finally(() => {
    state.isDone = true
  })
  const session = recording({ captions: [] })
  const say = speaker(seededRandom(3))
  const took: Promise<number>[] = []
  const began = performance.now()
  for (let index = 0; !state.isDone; index += 1) {
    const due = began + index * CAPTION_EACH_MS
    await pause(Math.max(0, due - performance.now()))
    const recorded = answerOf(backend, 'session.record', { ...session, captions: [say(index)] })
    took.push(recorded.then(() => performance.now() - due))
  }
  await work
  return Promise.all(took)
}

/** Exports, imports and deletes the largest sessions that there may be, all at once, while captions are recorded. */
async function measure(open: OpenStorage): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const backend = createBackend(hostPorts({ dataFolder: join(folder, 'data'), openStorage: open }))
  const [kept, deleted] = [await recordLong(backend, 1e12), await recordLong(backend, 1.1e12)]
  const { text } = await answerOf(backend, 'session.export', { id: kept, format: 'parley' })
  const file = join(folder, 'largest.parley')
  await writeFile(file, text)
  const took = await captionsDuring(
    backend,
    Promise.all([
      answerOf(backend, 'session.export', { id: kept, format: 'srt' }),
      answerOf(backend, 'session.import', { file }),
      answerOf(backend, 'session.delete', { ids: [deleted] }),
    ]),
  )
  await backend.close()
  await rm(folder, { recursive: true })
  return took
}

/** Processor time of an hour as a file, in milliseconds. */
function costOf(format: ExportFormat): number {
  const say = speaker(seededRandom(4))
  const captions = Array.from({ length: HOUR }, (_, index) => ({ ...say(index), originals: {} }))
  const session = {
    ...{ title: '', startedAt: 0, notes: '', tags: [], gaps: [], audioMs: 0 },
    about: { targetLanguages: ['de', 'ja'], spokenLanguages: [], isDemo: false, settings: {} },
  }
  const took = Array.from({ length: TIMES }, () => {
    const before = process.threadCpuUsage()
    exportSession(session as never, captions, format)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return p50(took)
}

/** Measures captions during work whose size a long meeting or a stranger decides. */
export async function measureLongWork(): Promise<Figure[]> {
  const before = await measure(openInOneStep)
  const now = await measure(openStorage)
  const figure = (name: string, of: (took: readonly number[]) => number, target?: number): Figure => ({
    name: `export, import and deletion of ${LARGEST} captions: caption to disk, ${name}`,
    value: of(now),
    unit: 'ms',
    baseline: of(before),
    target,
  })
  return [
    figure('p99', (took) => percentile(took, 0.99), 250),
    figure('longest', (took) => Math.max(...took)),
    {
      name: 'an hour as SRT, three lines: processor time (baseline: as text)',
      value: costOf('srt'),
      unit: 'ms',
      baseline: costOf('txt'),
      target: 300,
    },
  ]
}
