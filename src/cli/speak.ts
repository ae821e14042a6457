import { readFile } from 'node:fs/promises'
import { sourceFormats } from '../core/audio/content-types.ts'
import { joinSamples } from '../core/audio/pcm.ts'
import { createPcmEncoder } from '../core/audio/pcm-encoder.ts'
import { Resampler } from '../core/audio/resampler.ts'
import type { Clock } from '../core/clock.ts'
import type { Handlers } from '../core/contract.ts'
import type { AppError } from '../core/errors.ts'
import type { Log } from '../core/log.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { VoiceConfig } from '../core/voice/config.ts'
import type { VoiceState } from '../core/voice/machine.ts'
import type { MediaChunk } from '../core/voice/messages.ts'
import type { OpenSocket } from '../core/voice/ports.ts'
import { VoiceSession } from '../core/voice/session.ts'
import { FileCapture } from './file-capture.ts'
import type { Printer } from './printer.ts'
import { readWav } from './wav.ts'

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

async function readSound(file: string, rate: number): Promise<Result<Float32Array<ArrayBuffer>>> {
  const unreadable = (detail: string): Result<never> =>
    err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'malformed', detail: `${file}: ${detail}` },
    })
  const bytes = await readFile(file).catch((thrown: unknown) => String(thrown))
  if (typeof bytes === 'string') return unreadable(bytes)
  const wav = readWav(new Uint8Array(bytes))
  if (typeof wav === 'string') return unreadable(wav)
  const resampler = new Resampler(wav.rate, rate)
  return ok(joinSamples([resampler.push(wav.samples), resampler.finish()]))
}

/**
 * Speaks a recording into a voice session at the pace of speech, and prints what comes back.
 *
 * @returns the error that ended it, or nothing when all of it was heard to its end
 */
export async function speak(options: SpeakOptions): Promise<AppError | undefined> {
  const { config, handlers, clock, log, chunkMs, printer } = options
  const { rate } = sourceFormats[config.sourceContentType]
  const samples = await readSound(options.file, rate)
  if (!samples.ok) return samples.error

  return new Promise((resolve) => {
    const capture = new FileCapture({
      samples: samples.value,
      rate,
      chunkMs,
      clock,
      ended: () => session.finish(),
    })
    const session = new VoiceSession(
      {
        tickets: {
          open: (wanted) => handlers['voice.open'](wanted),
          resume: (token) => handlers['voice.resume']({ token }),
        },
        openSocket: options.openSocket,
        openEncoder: () => Promise.resolve(createPcmEncoder()),
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
    session.start(config)
  })
}
