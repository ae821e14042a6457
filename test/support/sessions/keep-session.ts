import { randomUUID } from 'node:crypto'
import { MAX_PIECE_BYTES } from '../../../src/core/base/chunk.ts'
import type { App } from '../app/open-app.ts'
import { ffmpeg } from '../audio/ffmpeg.ts'
import { sessionFile } from './session-file.ts'

/** Seconds between captions of a session file. */
const CAPTION_S = 5

/** A tone in the format of session audio: one Ogg Opus stream. */
export const toneAsOgg = (seconds: number): Promise<Buffer> =>
  ffmpeg([
    ...['-f', 'lavfi', '-i', `sine=frequency=220:sample_rate=48000:duration=${seconds}`],
    ...['-c:a', 'libopus', '-b:a', '16k', '-f', 'ogg', 'pipe:1'],
  ])

interface Told {
  readonly title: string
  /** Number of captions. */
  readonly count: number
  readonly startedAt: number
  /** Audio; by default a tone as long as the captions. */
  readonly sound?: Uint8Array
  /** Whether the session has not ended. */
  readonly isLive?: boolean
}

/**
 * Records a session with its audio at the host, as a page does while the session runs.
 *
 * @returns the session's id
 */
export async function keepSession(call: App['call'], told: Told): Promise<string> {
  const { title, count, startedAt, isLive = false } = told
  const id = randomUUID()
  const { about, captions, gaps, audioMs } = sessionFile(count)
  await call('session.record', {
    id,
    startedAt,
    about,
    captions: captions.map((caption, index) => ({ ...caption, index })),
    gaps,
    audioMs,
    ...(!isLive && { endedAt: startedAt + count * CAPTION_S * 1000 }),
  })
  await call('session.update', { id, title, tags: ['release'] })
  const sound = told.sound ?? (await toneAsOgg(count * CAPTION_S))
  for (let at = 0; at < sound.length; at += MAX_PIECE_BYTES)
    await call('session.keepSound', { id, at, data: sound.slice(at, at + MAX_PIECE_BYTES) })
  return id
}
