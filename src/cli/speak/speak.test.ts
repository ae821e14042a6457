import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeWav } from '../../../test/support/audio/recordings.ts'
import { CONTAINER_WORKER } from '../../../test/support/audio/spoken-recording.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { FakeSocket } from '../../../test/support/network-faults/fake-socket.ts'
import { offline } from '../../../test/support/sessions/session-harness.ts'
import { TerminalOutput } from '../../backend/base/terminal-output.ts'
import type { AppError } from '../../core/base/errors.ts'
import { silentLog } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { type VoiceTicket, voiceConfigSchema } from '../../core/voice/config.ts'
import { jsonPrinter, textPrinter } from '../output/printer.ts'
import { speak } from './speak.ts'

const RATE = 8000
const FILE_MS = 60_000
const OUTAGE = { fromMs: 5000, toMs: 80_000 } as const
/** Time by which the whole recording has been spoken, if it has waited. */
const SPOKEN_MS = OUTAGE.toMs + FILE_MS
const REFUSED: AppError = { kind: 'no-key' }
const ticket: VoiceTicket = { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't', account: 'work' }
const config = voiceConfigSchema.parse({
  sourceLanguage: 'en',
  targetLanguages: ['de'],
  messageFormat: 'json',
})

let folder: string
/** A recording in which somebody speaks all the time. */
let recording: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-speak-'))
  recording = join(folder, 'speech.wav')
  // Syllables: every fourth tenth of a second is quieter.
  const samples = new Float32Array((FILE_MS / 1000) * RATE).map((_, i) => {
    const level = Math.floor(i / (RATE / 10)) % 4 === 3 ? 0.01 : 0.3
    return i % 16 < 8 ? level : -level
  })
  await writeWav(recording, samples, RATE)
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Speaks the recording while the service cannot be reached for a while, which is longer than speech is held in memory.
 *
 * @param away the answer of every request meanwhile
 */
async function speakThrough(createPrinter: typeof textPrinter, away: AppError = offline) {
  const clock = new VirtualClock()
  const sockets: FakeSocket[] = []
  const isAway = () => clock.now() >= OUTAGE.fromMs && clock.now() < OUTAGE.toMs
  const answer = async (): Promise<Result<VoiceTicket>> => (isAway() ? err(away) : ok(ticket))
  let printed = ''
  const out = { isTTY: false, write: (part: string) => (printed += part) !== '' }
  const run = { isOver: false }
  const ended = speak({
    file: recording,
    config,
    chunkMs: 100,
    recordingScript: CONTAINER_WORKER,
    printer: createPrinter(new TerminalOutput(() => out as unknown as NodeJS.WriteStream)),
    speech: () => undefined,
    signal: new AbortController().signal,
    handlers: { 'voice.open': answer, 'voice.resume': answer },
    openSocket: (address) => {
      const socket = new FakeSocket(address)
      sockets.push(socket)
      return socket
    },
    clock,
    log: silentLog,
  }).finally(() => {
    run.isOver = true
  })
  let accepted: FakeSocket | undefined
  let hasSpoken = false
  let sentChunks = 0
  // The file is read in real time.
  while (sockets.length === 0 && !run.isOver) await sleep(1)
  while (!run.isOver && clock.now() < 2 * SPOKEN_MS) {
    await sleep(0)
    await clock.advance(100)
    const socket = sockets.at(-1)
    if (isAway()) accepted?.drop()
    else if (socket !== accepted) {
      accepted = socket
      socket?.acceptConnection()
    }
    if (isAway()) continue
    if (clock.now() >= SPOKEN_MS && !hasSpoken) {
      sentChunks = sockets.reduce((sum, { sent }) => sum + sent.length, 0)
      hasSpoken = true
      const segment = { text: 'Back.', start_time: 30_000, end_time: 31_000 }
      socket?.deliver({ source_transcript_update: { concluded: [segment], tentative: [] } })
    }
    if (hasSpoken) socket?.deliver({ end_of_stream: {} })
    else socket?.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
  }
  return { result: await ended, printed, sentChunks }
}

it('a recording goes on after an outage where it stopped, and nothing of it is lost', async () => {
  const { result, printed, sentChunks } = await speakThrough(textPrinter)
  expect(result).toEqual(ok({ hasLost: false }))
  expect(printed).toMatch(/Back\./)
  expect(printed).not.toMatch(/lost/i)
  // Chunks that the link before may not have delivered are sent again.
  const frames = FILE_MS / 100
  expect(sentChunks).toBeGreaterThanOrEqual(frames)
  expect(sentChunks).toBeLessThan(frames + 100)
})

it('speech that the service never takes is printed as lost at the end', async () => {
  const { result, printed } = await speakThrough(textPrinter, REFUSED)
  expect(result).toEqual(err(REFUSED))
  expect(printed).toMatch(/ +0\.0 s +\[… \d+ s …\] {2}\(lost\)/)
  expect(printed).toMatch(/\nLost speech: \d+\.\d s\n$/)
})

it('lost speech is told to programs, once', async () => {
  const { printed } = await speakThrough(jsonPrinter, REFUSED)
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const gap = { fromMs: 0, toMs: expect.any(Number) }
  expect(lines.filter((line) => 'gap' in line)).toEqual([{ gap }])
  expect(lines.at(-1)).toMatchObject({ gaps: [gap] })
})
