import type { AppError } from '../core/base/errors.ts'
import type { Figures } from '../core/figures/figures.ts'
import { FiguresCollector } from '../core/figures/figures-collector.ts'
import type { VoiceConfig } from '../core/voice/config.ts'
import type { MediaChunk } from '../core/voice/wire/messages.ts'
import { openSpokenFile } from './media/spoken-file.ts'
import type { Printer } from './output/printer.ts'
import { type SessionPorts, startSession } from './run-session.ts'

interface SpeakOptions extends SessionPorts {
  readonly file: string
  readonly config: VoiceConfig
  readonly chunkMs: number
  readonly printer: Printer
  /** Receives the figures at the end, if anything was said. */
  readonly onFigures: (figures: Figures) => void
  /** Receives the spoken translation. A terminal does not play it. */
  readonly speech: (chunk: MediaChunk) => void
  /** Aborting it stops the input; the session still waits for the rest of the translation. */
  readonly signal: AbortSignal
}

/**
 * Sends a recording to a voice session at the pace of speech and prints the captions.
 *
 * @returns the error that ended it; undefined if everything was translated
 */
export async function speak({
  file,
  config,
  chunkMs,
  printer,
  onFigures,
  speech,
  signal,
  ...ports
}: SpeakOptions): Promise<AppError | undefined> {
  let unread: AppError | undefined
  const opened = await openSpokenFile({
    file,
    contentType: config.sourceContentType,
    chunkMs,
    clock: ports.clock,
    ended: (error) => {
      unread = error
      run.session.finish()
    },
  })
  if (!opened.ok) return opened.error
  const { contentType, ...captured } = opened.value
  const collected = new FiguresCollector()
  const run = startSession(ports, {
    ...captured,
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
      printer.update(update, lagMs)
    },
    onSpeech: speech,
  })
  const failure = await run.ended
  collected.end()
  const figures = collected.figures()
  if (figures !== undefined) onFigures(figures)
  return failure ?? unread
}
