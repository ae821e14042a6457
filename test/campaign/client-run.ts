import { silentLog } from '../../src/core/base/log.ts'
import { ok } from '../../src/core/base/result.ts'
import { SOURCE, type StoredCaptionView } from '../../src/core/session/library/session-schema.ts'
import { hasSameLanguages, type SessionLanguages, type VoiceConfig } from '../../src/core/voice/config.ts'
import { type Caption, captionsFrom } from '../../src/core/voice/receiving/transcript.ts'
import type { Gap } from '../../src/core/voice/sending/sending-gaps.ts'
import type { VoicePorts } from '../../src/core/voice/session/ports.ts'
import type { VoiceState } from '../../src/core/voice/session/session-states.ts'
import { type VoiceOptions, VoiceSession } from '../../src/core/voice/session/voice-session.ts'
import { openEncoder } from '../../src/renderer/engine/worker/encoders/encoders.ts'
import type { Live } from '../../src/renderer/features/live/session/live.ts'
import type { MeetingSide } from '../../src/renderer/features/live/session/live-state.ts'
import { createLive } from '../../src/renderer/features/live/session/live-store.ts'
import { PLAIN_SOUND } from '../support/audio/plain-sound.ts'
import type { Exported, LibraryView } from './client-library.ts'
import { configOf, type SessionVariant, spokenOf } from './session-variant.ts'

/** Interval between checks of the app. */
export const LOOK_MS = 100

/** The moment at which the session got other languages. */
export interface LanguageSwitch {
  readonly targetLanguages: readonly string[]
  /** Concluded text in all languages. */
  readonly concluded: TextByLanguage
  /** When the last concluded original ends. */
  readonly concludedMs: number
}

/** Text of a meeting by language. */
export type TextByLanguage = Readonly<Record<string, string>>

/** The app's results after a meeting. */
export interface ClientOutcome {
  readonly end: VoiceState
  /** Captions as displayed. */
  readonly captions: readonly Caption[]
  /** Captions as stored in the library. */
  readonly kept: readonly StoredCaptionView[]
  /** Captions of speech that was missing, with the times of the meeting. */
  readonly late: readonly StoredCaptionView[]
  /** Gaps as stored there; undefined if nothing is stored. */
  readonly keptGaps: readonly Gap[] | undefined
  /** Exported subtitles of each language, without late captions; the originals with them in `exported`. */
  readonly srt: TextByLanguage
  readonly exported: Exported
  readonly switches: readonly LanguageSwitch[]
  /** Text displayed when Stop was pressed; undefined if it was not pressed. */
  readonly shownAtStop: TextByLanguage | undefined
  /** Segments whose speech was received, in order. */
  readonly spoken: readonly SpokenText[]
  readonly gaps: readonly Gap[]
  readonly mostHeldMs: number
}

/** A segment that was spoken. */
export interface SpokenText {
  readonly text: string
  /** Whether its speech had come to its end when its link was lost, if it was. */
  readonly isWhole: boolean
}

interface ClientOptions {
  readonly ports: Pick<VoicePorts, 'tickets' | 'openSocket' | 'capture' | 'clock'>
  readonly variant: SessionVariant
  /** All target languages that the session may get. */
  readonly languages: readonly string[]
  readonly options: VoiceOptions
  /** Time until the devices are open. */
  readonly opensAfterMs?: number
  /** Called when the session fails, which closes the microphone. */
  readonly failed: () => void
  /** Called whenever the session starts to stream. */
  readonly live?: () => void
  /** Milliseconds since 1970; those of the clock if omitted. */
  readonly wallMs?: () => number
  /** Called with the capture time of the newest words whenever a transcript has come. */
  readonly heard?: (captureMs: number) => void
  /** Called with each state of the session. */
  readonly entered?: (state: VoiceState) => void
}

/** Speech that came this shortly before its link was lost may not have been all of it. */
const CUT_OFF_MS = 1500

const earlier = ({ fromMs, toMs }: Gap, byMs: number): Gap => ({ fromMs: fromMs - byMs, toMs: toMs - byMs })

/** A voice session of the app with its live view, without rendering. */
export class ClientRun {
  readonly session: VoiceSession
  readonly live: Live
  readonly #variant: SessionVariant
  readonly #languages: readonly string[]
  readonly #switches: LanguageSwitch[] = []
  #config: VoiceConfig | undefined
  readonly #spoken: SpokenText[] = []
  /** When speech came last. */
  #speechAtMs = Number.NEGATIVE_INFINITY
  readonly #opensAfterMs: number
  #shownAtStop: TextByLanguage | undefined
  #mostHeldMs = 0
  #tellHeld: () => void = () => undefined
  #openAfter: Promise<void> | undefined

  constructor(options: ClientOptions) {
    const { ports, variant, opensAfterMs = 0, failed, live = () => undefined } = options
    const { clock } = ports
    const { entered = () => undefined, wallMs = () => ports.clock.now() } = options
    this.#variant = variant
    this.#languages = options.languages
    this.#opensAfterMs = opensAfterMs
    let tell: Parameters<Parameters<typeof createLive>[0]['startRun']>[1] = () => undefined
    const onState = (state: VoiceState) => {
      entered(state)
      if (state.phase === 'failed') failed()
      if (state.phase === 'streaming') live()
      if (state.phase === 'resuming') this.#cutSpeechOff(clock.now())
      if ('config' in state) this.#followConfig(state.config)
      tell({ type: 'state', state })
    }
    const { tickets, capture } = ports
    const timed: typeof capture = {
      start: (onFrame) => {
        tell({ type: 'captured', mark: { fromMs: 0, began: wallMs() } })
        capture.start(onFrame)
      },
      stop: () => capture.stop(),
    }
    const open: typeof tickets.open = async (config) => {
      await this.#openAfter
      return tickets.open(config)
    }
    this.session = new VoiceSession(
      {
        ...ports,
        tickets: { ...tickets, open },
        capture: timed,
        openEncoder,
        random: () => 0.5,
        log: silentLog,
      },
      {
        state: onState,
        transcript: (update, captureMs) => {
          if (captureMs !== undefined) options.heard?.(captureMs)
          tell({ type: 'transcript', update, lagMs: undefined })
        },
        changeRefused: (error) => tell({ type: 'change-refused', error }),
        speech: ({ text }) => {
          if (text !== undefined) this.#spoken.push({ text: text.trim(), isWhole: true })
          this.#speechAtMs = clock.now()
        },
      },
      options.options,
    )
    this.live = createLive({
      startRun: async ({ config, openAfter }, listener) => {
        this.#openAfter = openAfter
        if (opensAfterMs > 0) await new Promise<void>((opened) => clock.after(opensAfterMs, opened))
        tell = listener
        this.#tellHeld = () => {
          const { heldMs, gaps, media } = this.session
          listener({ type: 'figures', heldMs, gaps, ...media, damaged: 0 })
        }
        this.session.start(config)
        return ok(this.#run())
      },
      keepAwake: () => undefined,
      now: () => clock.now(),
      lateMs: () => 0,
      log: silentLog,
    })
  }

  get isOver(): boolean {
    return ['stopped', 'failed'].includes(this.live.store.getState().phase.type)
  }

  /** @param side of a meeting; undefined for one voice */
  start(side?: MeetingSide, openAfter?: Promise<void>): void {
    void this.live.actions.start({
      config: configOf(this.#variant),
      chunkMs: this.#variant.chunkMs,
      source: { from: 'microphone' },
      sound: PLAIN_SOUND,
      side,
      openAfter,
    } as never)
  }

  /** Presses Stop, at any point of the meeting. */
  stop(): void {
    if (this.isOver) return
    this.#shownAtStop = this.#text()
    this.live.actions.stop()
  }

  /** Chooses other target languages. */
  changeLanguages(targetLanguages: readonly string[]): void {
    this.live.actions.changeLanguages({
      ...configOf(this.#variant),
      targetLanguages: [...targetLanguages],
      spokenLanguages: [...spokenOf(this.#variant, targetLanguages)],
    })
  }

  /** Samples the session's state; call it every `LOOK_MS`. */
  look(): void {
    this.#mostHeldMs = Math.max(this.#mostHeldMs, this.session.heldMs)
    this.#tellHeld()
  }

  /** @param startMs capture time of the meeting's start */
  outcome(startMs: number, library: LibraryView): ClientOutcome {
    const { transcript, side } = this.live.store.getState()
    const { kept, late, gaps, toSrt, exported } = library.stored(side?.type)
    // Both sides are stored with the times of their meeting, one voice with those of its capture.
    const storedMs = startMs + (side === undefined ? 0 : this.#opensAfterMs)
    return {
      end: this.session.state,
      captions: captionsFrom(transcript).map((caption) => ({
        ...caption,
        startMs: caption.startMs - startMs,
        endMs: caption.endMs - startMs,
      })),
      kept,
      late: late.map((each) => ({ ...each, startMs: each.startMs - storedMs, endMs: each.endMs - storedMs })),
      keptGaps: gaps?.map((gap) => earlier(gap, storedMs)),
      srt: this.#byLanguage((language) => toSrt(language === 'en' ? SOURCE : language)),
      exported,
      switches: this.#switches.map((each) => ({ ...each, concludedMs: each.concludedMs - startMs })),
      shownAtStop: this.#shownAtStop,
      spoken: this.#spoken,
      gaps: this.session.gaps.map((gap) => earlier(gap, startMs)),
      mostHeldMs: this.#mostHeldMs,
    }
  }

  /** The link is lost. What was being spoken may be spoken again. */
  #cutSpeechOff(nowMs: number): void {
    const last = this.#spoken.at(-1)
    if (last === undefined || nowMs - this.#speechAtMs >= CUT_OFF_MS) return
    this.#spoken[this.#spoken.length - 1] = { ...last, isWhole: false }
  }

  #followConfig(config: VoiceConfig): void {
    const before = this.#config
    this.#config = config
    if (before === undefined || hasSameLanguages(before, config)) return
    const { settled } = this.live.store.getState().transcript
    this.#switches.push({
      targetLanguages: config.targetLanguages,
      concluded: this.#byLanguage((language) => textIn(settled, language)),
      concludedMs: settled.at(-1)?.endMs ?? 0,
    })
  }

  #text(): TextByLanguage {
    const captions = captionsFrom(this.live.store.getState().transcript)
    return this.#byLanguage((language) => textIn(captions, language))
  }

  #byLanguage(textOf: (language: string) => string): TextByLanguage {
    return Object.fromEntries(['en', ...this.#languages].map((each) => [each, textOf(each)]))
  }

  #run() {
    const { session } = this
    return {
      isMuted: false,
      isPaused: false,
      isMeasured: false,
      adjust: () => undefined,
      hear: () => undefined,
      skipToNow: () => undefined,
      changeLanguages: (choice: SessionLanguages) => session.changeLanguages(choice),
      stop: () => session.stop(),
      dispose: () => Promise.resolve(),
      finish: () => Promise.resolve(),
    } as never
  }
}

/** Text of captions in a language, concluded and tentative. */
export const textIn = (captions: readonly Caption[], language: string): string =>
  captions
    .map(({ source, targets }) => (language === 'en' ? source : targets[language]))
    .map((text) => (text === undefined ? '' : text.concluded + text.tentative))
    .join(' ')
