import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_ROOM_READERS } from '../../../src/core/audience/room/room-calls.ts'
import { keptCaption } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { TestRoom } from '../../support/room/room-guest.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'
import { type Figure, p95 } from '../figures.ts'
import { sized } from '../size.ts'

const READERS = sized(MAX_ROOM_READERS, 20)
const SECONDS = sized(60, 2)
/** As often as a page reports what grows. */
const REPORTS_PER_SECOND = 4
const REPORTS_PER_CAPTION = 12
const WORDS = 'We would like to discuss the release plan, which everybody has read by now'.split(' ')
const TARGETS = ['de', 'fr', 'es']
const TARGET_MS = 150
const TARGET_MB = 300
const MB = 1e6

/** A caption that grows by a word with each report. */
function captionAt(report: number) {
  const [index, step] = [Math.floor(report / REPORTS_PER_CAPTION), report % REPORTS_PER_CAPTION]
  const text = `${WORDS.slice(0, step + 3).join(' ')} ${index}`
  const targets = Object.fromEntries(TARGETS.map((language) => [language, `${language} ${text}`]))
  const isWhole = step === REPORTS_PER_CAPTION - 1
  return { caption: { ...keptCaption(index, text, targets), startMs: index * 3000 }, isWhole }
}

interface Measured {
  /** Processor time of the host, in percent of one core. */
  readonly load: number
  readonly bytes: number
}

/** Publishes the captions of a session of three translations, as a host does. */
async function speak(test: TestRoom): Promise<Measured> {
  const session = { ...goingOn([]), gaps: [] }
  const [used, from] = [process.cpuUsage(), performance.now()]
  let bytes = 0
  for (let report = 0; report < SECONDS * REPORTS_PER_SECOND; report += 1) {
    const { caption, isWhole } = captionAt(report)
    test.sessions.grow({ ...session, captions: isWhole ? [] : [caption] })
    if (isWhole) test.sessions.record({ ...session, captions: [caption] })
    await pause(Math.max(0, from + ((report + 1) * 1000) / REPORTS_PER_SECOND - performance.now()))
    bytes = Math.max(bytes, process.memoryUsage().rss)
  }
  const { user, system } = process.cpuUsage(used)
  test.sessions.record({ ...session, captions: [], endedAt: Date.now() })
  return { load: (user + system) / 10 / (performance.now() - from), bytes }
}

async function message<T>(readers: ChildProcess): Promise<T> {
  const [sent] = (await Promise.race([
    once(readers, 'message'),
    once(readers, 'exit').then(() => Promise.reject(new Error('the readers have ended'))),
  ])) as [T]
  return sent
}

/** A room that as many phones read along as it admits, all of them in another process. */
export async function measureRoomReaders(): Promise<Figure[]> {
  const test = new TestRoom()
  const { address, code } = await test.open()
  const none = await speak(test)
  const readers = fork(join(import.meta.dirname, 'room-readers-process.ts'), [address, code, String(READERS)])
  try {
    await message(readers)
    const many = await speak(test)
    // The last events are on their way.
    await pause(1000)
    const answer = message<{ lags: number[]; events: number }>(readers)
    readers.send('report')
    const { lags, events } = await answer
    const figure = (
      name: string,
      unit: string,
      value: number,
      target?: number,
      baseline?: number,
    ): Figure => ({
      name: `${READERS} readers of a room: ${name}`,
      value,
      unit,
      baseline,
      target,
    })
    return [
      figure('host to the last of them, p95', 'ms', p95(lags), TARGET_MS),
      figure('events that some did not get', '', events - lags.length, 0),
      figure('load of the host, beside none', '%', many.load, undefined, none.load),
      figure('memory of the host, beside none', 'MB', many.bytes / MB, TARGET_MB, none.bytes / MB),
    ]
  } finally {
    readers.kill()
    await test.room.close()
  }
}
