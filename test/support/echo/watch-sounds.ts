import { type Echo, EchoWatch, echoStreams } from '../../../src/core/audio/echo/echo-watch.ts'
import { EnvelopeReader } from '../../../src/core/audio/echo/envelope.ts'
import type { Sounds } from './corpus.ts'
import { RATE } from './speech-pool.ts'

/** An echo that was found, and when that was. */
export interface FoundEcho extends Echo {
  readonly foundMs: number
}

const BATCH_MS = 250
/** Lateness of each stream's levels, in milliseconds: those of the speech that is played arrive on another way. */
const DELAYS = { microphone: 2, meeting: 7, sent: 12, played: 17 }

/** Watches recordings of a meeting as if they were live. */
export function watchSounds(sounds: Sounds): FoundEcho[] {
  const watch = new EchoWatch()
  const found = new Map<string, FoundEcho>()
  const batches = echoStreams.map((stream) => {
    const levels: Float32Array[] = []
    new EnvelopeReader(RATE, (batch) => levels.push(batch)).push(sounds[stream])
    return { stream, levels }
  })
  const count = Math.min(...batches.map(({ levels }) => levels.length))
  for (let i = 0; i < count; i += 1) {
    const nowMs = (i + 1) * BATCH_MS
    for (const { stream, levels } of batches)
      watch.push(stream, levels[i] ?? new Float32Array(0), nowMs + DELAYS[stream])
    for (const echo of watch.check(nowMs + 20)) {
      const key = `${echo.from} ${echo.to} ${echo.sinceMs}`
      if (!found.has(key)) found.set(key, { ...echo, foundMs: nowMs })
    }
  }
  return [...found.values()]
}
