import type { Clock } from '../core/base/clock.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Log } from '../core/base/log.ts'
import type { Handlers } from '../core/contract/contract.ts'
import type { VoiceConfig } from '../core/voice/session/config.ts'
import type { VoiceState } from '../core/voice/session/machine.ts'
import type { OpenSocket } from '../core/voice/session/ports.ts'
import { VoiceSession } from '../core/voice/session/session.ts'
import type { MediaChunk } from '../core/voice/wire/messages.ts'
import { openSpokenFile } from './media/spoken-file.ts'
import type { Printer } from './printer.ts'

interface SpeakOptions {
  readonly file: string
  readonly config: VoiceConfig
  readonly chunkMs: number
  readonly handlers: Pick<Handlers, 'voice.open' | 'voice.resume'>
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly log: Log
  readonly printer: Printer
  /** Takes what is spoken. A terminal reads; it does not speak. */
  readonly speech: (chunk: MediaChunk) => void
  /** Aborted, it says no more, and waits for what was said. */
  readonly signal: AbortSignal
}

/**
 * Speaks a recording into a voice session at the pace of speech, and prints what comes back.
 *
 * @returns the error that ended it, or nothing when all of it was heard to its end
 */
export async function speak(options: SpeakOptions): Promise<AppError | undefined> {
  const { file, config, handlers, clock, log, chunkMs, printer } = options
  const opened = await openSpokenFile({
    file,
    contentType: config.sourceContentType,
    chunkMs,
    clock,
    ended: () => finish(),
  })
  if (!opened.ok) return opened.error
  const { contentType, capture, openEncoder } = opened.value
  let finish: () => void = () => undefined

  return new Promise((resolve) => {
    const session = new VoiceSession(
      {
        tickets: {
          open: (wanted) => handlers['voice.open'](wanted),
          resume: (token) => handlers['voice.resume']({ token }),
        },
        openSocket: options.openSocket,
        openEncoder,
        capture,
        clock,
        random: Math.random,
        log,
      },
      {
        state: (state) => changed(state),
        transcript: (update, endMs = 0) => printer.update(update, clock.now() - capture.timeOf(endMs)),
        speech: options.speech,
      },
    )

    const changed = (state: VoiceState) => {
      printer.phase(state.phase)
      if (state.phase === 'failed') resolve(state.error)
      if (state.phase === 'idle') resolve(state.problem)
    }

    options.signal.addEventListener('abort', () => session.stop(), { once: true })
    finish = () => session.finish()
    session.start({ ...config, sourceContentType: contentType })
  })
}
