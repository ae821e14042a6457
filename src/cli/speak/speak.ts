import { aborted } from '../../core/base/aborted.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { FiguresCollector } from '../../core/session/figures/figures-collector.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { MediaChunk } from '../../core/voice/wire/voice-messages.ts'
import { openSpokenFile } from '../media/spoken-file.ts'
import { LostSpeech } from '../output/lost-speech.ts'
import type { Printer } from '../output/printer.ts'
import { type SessionPorts, startSession } from '../run-session.ts'

/** Speech that waits for a connection while the file waits too: half of what a session holds. */
const MAX_HELD_MS = 15_000

interface SpeakOptions extends SessionPorts {
  readonly file: string
  readonly config: VoiceConfig
  readonly chunkMs: number
  /** Script of the thread that reads containers. */
  readonly recordingScript: string
  readonly printer: Printer
  /** Receives the spoken translation. A terminal does not play it. */
  readonly speech: (chunk: MediaChunk) => void
  /** Aborting it stops the input; the session still waits for the rest of the translation. */
  readonly signal: AbortSignal
}

/**
 * Sends a recording to a voice session at the pace of speech and prints the captions, what was lost, and the figures.
 * While there is no connection, it waits, and goes on where it stopped.
 *
 * @returns whether speech was lost, or the error that ended it
 */
export async function speak({
  file,
  config,
  chunkMs,
  recordingScript,
  printer,
  speech,
  signal,
  ...ports
}: SpeakOptions): Promise<Result<{ readonly hasLost: boolean }>> {
  let unread: AppError | undefined
  const opening = openSpokenFile({
    file,
    contentType: config.sourceContentType,
    chunkMs,
    recordingScript,
    clock: ports.clock,
    isHeld: () => run.session.heldMs >= MAX_HELD_MS,
    ended: (error) => {
      unread = error
      run.session.finish()
    },
  })
  // A pipe may have nothing to read.
  const opened = await Promise.race([
    opening,
    aborted(signal).then(() => err({ kind: 'cancelled' } as const)),
  ])
  if (!opened.ok) return opened
  const { contentType, capture, openEncoder, close } = opened.value
  const collected = new FiguresCollector()
  const lost = new LostSpeech((gap) => printer.gap(gap))
  const run = startSession(ports, {
    capture,
    openEncoder,
    config: { ...config, sourceContentType: contentType },
    signal,
    onState: ({ phase }, session) => {
      collected.takePhase(phase)
      collected.takeHeld(session.heldMs)
      printer.phase(phase)
    },
    onTranscript: (update, lagMs, session) => {
      collected.takeUpdate(update, lagMs)
      collected.takeHeld(session.heldMs)
      lost.before(update, session.gaps)
      printer.update(update, lagMs)
    },
    onSpeech: speech,
  })
  const failure = await run.ended
  await close()
  collected.end()
  const { gaps } = run.session
  lost.end(gaps)
  printer.end(collected.figures(), gaps)
  const error = failure ?? unread
  return error === undefined ? ok({ hasLost: gaps.length > 0 }) : err(error)
}
