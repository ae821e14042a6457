import { openDatabase } from '../../src/backend/library/database.ts'
import { migrations } from '../../src/backend/library/migrations.ts'
import { SessionTable } from '../../src/backend/sessions/session-table.ts'
import { silentLog } from '../../src/core/base/log.ts'
import { ok } from '../../src/core/base/result.ts'
import { exportSession } from '../../src/core/library/export/export.ts'
import { type CaptionView, recordingSchema } from '../../src/core/library/sessions.ts'
import { type Caption, captionsFrom } from '../../src/core/voice/receiving/transcript.ts'
import type { Gap } from '../../src/core/voice/sending/gaps.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../src/core/voice/session/config.ts'
import type { VoiceState } from '../../src/core/voice/session/machine.ts'
import type { VoicePorts } from '../../src/core/voice/session/ports.ts'
import { type VoiceOptions, VoiceSession } from '../../src/core/voice/session/session.ts'
import { openEncoder } from '../../src/renderer/engine/worker/encoders/encoders.ts'
import { recordLive } from '../../src/renderer/features/live/recording/record-live.ts'
import { createLive } from '../../src/renderer/features/live/session/live-store.ts'
import { PLAIN_SOUND } from '../support/audio/plain-sound.ts'
import type { SessionVariant } from './session-variant.ts'

/** How often an app is looked at. */
export const LOOK_MS = 100

export const configOf = (variant: SessionVariant): VoiceConfig =>
  voiceConfigSchema.parse({
    targetLanguages: variant.targetLanguages,
    spokenLanguages: variant.speaks ? ['de'] : [],
    sourceLanguage: 'en',
    sourceLanguageMode: 'fixed',
    messageFormat: variant.messageFormat,
    sourceContentType: variant.sourceContentType,
  })

/** Text of a meeting in each of its languages. */
export type TextByLanguage = Readonly<Record<string, string>>

/** What the app has of a meeting when it is over. */
export interface ClientOutcome {
  readonly end: VoiceState
  /** As they stand on the screen. */
  readonly captions: readonly Caption[]
  /** As they stand in the library. */
  readonly kept: readonly CaptionView[]
  /** Subtitles of each language, as they are exported. */
  readonly srt: TextByLanguage
  /** What stood on the screen when Stop was pressed; nothing where nobody pressed it. */
  readonly shownAtStop: TextByLanguage | undefined
  /** Segments whose speech was heard, in order. */
  readonly spoken: readonly string[]
  readonly gaps: readonly Gap[]
  readonly mostHeldMs: number
}

interface ClientOptions {
  readonly ports: Pick<VoicePorts, 'tickets' | 'openSocket' | 'capture' | 'clock'>
  readonly variant: SessionVariant
  readonly options: VoiceOptions
  /** Is told when the session fails, which closes the microphone. */
  readonly failed: () => void
  /** Is told whenever it streams. */
  readonly live?: () => void
}

/** The app at a meeting, without its pixels: session, live view, recorder and library. */
export class ClientRun {
  readonly session: VoiceSession
  readonly #variant: SessionVariant
  readonly #live: ReturnType<typeof createLive>
  readonly #library = openDatabase(':memory:', migrations)
  readonly #spoken: string[] = []
  #shownAtStop: TextByLanguage | undefined
  #mostHeldMs = 0
  #tellHeld: () => void = () => undefined

  constructor({ ports, variant, options, failed, live = () => undefined }: ClientOptions) {
    this.#variant = variant
    let tell: Parameters<Parameters<typeof createLive>[0]['startRun']>[1] = () => undefined
    const onState = (state: VoiceState) => {
      if (state.phase === 'failed') failed()
      if (state.phase === 'streaming') live()
      tell({ is: 'state', state })
    }
    this.session = new VoiceSession(
      { ...ports, openEncoder, random: () => 0.5, log: silentLog },
      {
        state: onState,
        transcript: (update) => tell({ is: 'transcript', update, lagMs: undefined }),
        speech: ({ text }) => {
          if (text !== undefined) this.#spoken.push(text.trim())
        },
      },
      options,
    )
    this.#live = createLive({
      startRun: ({ config }, listener) => {
        tell = listener
        this.#tellHeld = () => {
          const { heldMs, gaps, media } = this.session
          listener({ is: 'held', heldMs, gaps, ...media, damaged: 0 })
        }
        this.session.start(config)
        return Promise.resolve(ok(this.#run()))
      },
      keepAwake: () => undefined,
      now: () => ports.clock.now(),
      log: silentLog,
    })
    this.#record()
  }

  get isOver(): boolean {
    return ['idle', 'failed'].includes(this.session.state.phase)
  }

  start(): void {
    void this.#live.actions.start({
      config: configOf(this.#variant),
      chunkMs: this.#variant.chunkMs,
      source: { from: 'microphone' },
      sound: PLAIN_SOUND,
    } as never)
  }

  /** Presses Stop, wherever the meeting stands. */
  stop(): void {
    if (this.isOver) return
    this.#shownAtStop = this.#text()
    this.#live.actions.stop()
  }

  /** To be called often. */
  look(): void {
    this.#mostHeldMs = Math.max(this.#mostHeldMs, this.session.heldMs)
    this.#tellHeld()
  }

  /** @param startMs capture time at which the meeting begins */
  outcome(startMs: number): ClientOutcome {
    const { transcript } = this.#live.store.getState()
    const table = new SessionTable(this.#library)
    const [stored] = table.list(0, 1, undefined).sessions
    const kept = stored === undefined ? [] : table.captions.list(stored.place, 0, 10_000)
    const srt = (line: string) =>
      stored === undefined ? '' : exportSession(table.view(stored, 0), kept, 'srt', [line]).text
    const captions = captionsFrom(transcript).map((caption) => ({
      ...caption,
      startMs: caption.startMs - startMs,
      endMs: caption.endMs - startMs,
    }))
    const outcome = {
      end: this.session.state,
      captions,
      kept,
      srt: this.#byLanguage((language) => srt(language === 'en' ? 'source' : language)),
      shownAtStop: this.#shownAtStop,
      spoken: this.#spoken,
      gaps: this.session.gaps.map(({ fromMs, toMs }) => ({ fromMs: fromMs - startMs, toMs: toMs - startMs })),
      mostHeldMs: this.#mostHeldMs,
    }
    this.#library.close()
    return outcome
  }

  #text(): TextByLanguage {
    const captions = captionsFrom(this.#live.store.getState().transcript)
    return this.#byLanguage((language) => textIn(captions, language))
  }

  #byLanguage(textOf: (language: string) => string): TextByLanguage {
    return Object.fromEntries(['en', ...this.#variant.targetLanguages].map((each) => [each, textOf(each)]))
  }

  #run() {
    const { session } = this
    return {
      isMuted: false,
      isPaused: false,
      adjust: () => undefined,
      hear: () => undefined,
      skipToNow: () => undefined,
      stop: () => session.stop(),
      dispose: () => Promise.resolve(),
      finish: () => Promise.resolve(),
    } as never
  }

  #record(): void {
    const table = new SessionTable(this.#library)
    recordLive(this.#live.store, {
      bridge: {
        invoke: ((name: string, input: unknown) => {
          if (name !== 'session.record') return new Promise(() => undefined)
          const recording = recordingSchema.parse(input)
          table.together(() => table.record(recording, 'campaign', 0))
          return Promise.resolve(ok({ isKept: true }))
        }) as never,
      },
      after: () => undefined,
      newId: () => crypto.randomUUID(),
      now: () => 1_000_000,
      about: ({ targetLanguages, spokenLanguages }) =>
        Promise.resolve({ targetLanguages, spokenLanguages, isDemo: true, settings: {} }),
    })
  }
}

/** All that captions say in a language, tentative or not. */
export const textIn = (captions: readonly Caption[], language: string): string =>
  captions
    .map(({ source, targets }) => (language === 'en' ? source : targets[language]))
    .map((text) => (text === undefined ? '' : text.concluded + text.tentative))
    .join(' ')
