import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CaptureMark } from '../../../core/audio/capture-times.ts'
import type { Level } from '../../../core/audio/level.ts'
import type { AppError } from '../../../core/errors.ts'
import type { Log } from '../../../core/log.ts'
import type { Result } from '../../../core/result.ts'
import type { VoiceConfig } from '../../../core/voice/config.ts'
import type { Gap } from '../../../core/voice/gaps.ts'
import type { VoiceState } from '../../../core/voice/machine.ts'
import { applyUpdate, emptyTranscript, type Transcript } from '../../../core/voice/transcript.ts'
import type { PlaybackStatus } from '../../engine/protocol.ts'
import type { FileProgress, MicrophoneUse, SoundOptions } from '../../engine/sound-options.ts'
import type { VoiceRun, VoiceRunEvent, VoiceRunOptions } from '../../engine/voice-run.ts'
import { isSameGaps } from './gaps.ts'
import { FINE, type Hearing, HearingWatch, isSameHearing } from './hearing.ts'
import { type LagSpread, LagWatch } from './lag.ts'
import { type LimitState, LimitWatch } from './limit-watch.ts'
import { Signal } from './signal.ts'
import { SlowWatch } from './slow-watch.ts'

/** Where the view stands. What was said stays on the screen in every phase. */
export type LivePhase =
  | { readonly is: 'ready' }
  /** The system may be asking whether the microphone may be used. */
  | { readonly is: 'preparing' }
  | { readonly is: 'running'; readonly voice: VoiceState }
  | { readonly is: 'stopped'; readonly problem: AppError | undefined }
  | { readonly is: 'failed'; readonly error: AppError }

export interface LiveState {
  readonly phase: LivePhase
  /** What the session was asked for, while there is one and until the next. */
  readonly config: VoiceConfig | undefined
  /** The spoken language that is heard, while a session speaks. */
  readonly heard: string | undefined
  readonly transcript: Transcript
  /** When what was captured was heard. */
  readonly captureMarks: readonly CaptureMark[]
  /** Since when the session has been live, in milliseconds since 1970. */
  readonly liveSince: number | undefined
  readonly lagMs: number | undefined
  /** Of the captions of this session, as soon as there are some. */
  readonly lagSpread: LagSpread | undefined
  /** Nothing that is said is sent. */
  readonly isMuted: boolean
  /** Next to nothing is sent, and nothing is played. */
  readonly isPaused: boolean
  readonly hearing: Hearing
  readonly microphone: MicrophoneUse
  /** What this computer plays is not handed on any more. */
  readonly isSystemLost: boolean
  /** How far a file has been heard, while one is. */
  readonly file: FileProgress | undefined
  readonly heldMs: number
  /** There is a link, and it takes speech more slowly than it is spoken. */
  readonly isSlow: boolean
  /** What the service was sent and bills, and the silence that it was spared, in milliseconds. */
  readonly sentMs: number
  readonly savedMs: number
  /** Parts of the spoken translation that could not be decoded. */
  readonly damaged: number
  /** How near the session is to the limit that the user has set. */
  readonly limit: LimitState
  /** Speech that is missing, oldest first. */
  readonly gaps: readonly Gap[]
  readonly playback: PlaybackStatus
  /** Failures that did not end the session, oldest first. */
  readonly problems: readonly AppError[]
}

type Options = Omit<VoiceRunOptions, 'tickets'> & {
  /** Speech that this session may send, in milliseconds; left out for any amount. */
  readonly limitMs?: number | undefined
}

export interface LiveActions {
  readonly start: (options: Options) => Promise<void>
  readonly stop: () => void
  readonly setMuted: (isMuted: boolean) => void
  readonly setPaused: (isPaused: boolean) => void
  /** Changes how a session sounds that is going on. */
  readonly adjust: (sound: Partial<SoundOptions>) => void
  /** Chooses which of the spoken languages is heard. */
  readonly hear: (language: string) => void
  readonly skipToNow: () => void
  readonly dismissProblem: (error: AppError) => void
}

export interface Live {
  readonly store: StoreApi<LiveState>
  readonly actions: LiveActions
  readonly levels: Signal<Level>
}

export interface LivePorts {
  readonly startRun: (
    options: Options,
    listener: (event: VoiceRunEvent) => void,
  ) => Promise<Result<Omit<VoiceRun, 'wake'>>>
  /** Told when a session begins and ends to be live. */
  readonly keepAwake: (isLive: boolean) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

const NOTHING_PLAYS: PlaybackStatus = { queuedMs: 0, caption: undefined, isOver: false }

const initial: LiveState = {
  phase: { is: 'ready' },
  config: undefined,
  heard: undefined,
  transcript: emptyTranscript,
  captureMarks: [],
  liveSince: undefined,
  lagMs: undefined,
  lagSpread: undefined,
  isMuted: false,
  isPaused: false,
  hearing: FINE,
  microphone: { is: 'chosen' },
  isSystemLost: false,
  file: undefined,
  heldMs: 0,
  isSlow: false,
  sentMs: 0,
  savedMs: 0,
  damaged: 0,
  limit: 'far',
  gaps: [],
  playback: NOTHING_PLAYS,
  problems: [],
}

/** What is watched anew in every session. */
const watchesFor = (limitMs: number | undefined) => ({
  lag: new LagWatch(),
  slow: new SlowWatch(),
  limit: new LimitWatch(limitMs),
})

/** One live view: its session, what was said in it, and what can be done. Two views do not know each other. */
export function createLive({ startRun, keepAwake, now, log }: LivePorts): Live {
  const store = createStore<LiveState>(() => initial)
  const levels = new Signal<Level>()
  let run: Omit<VoiceRun, 'wake'> | undefined
  let sound: SoundOptions | undefined
  let watch = new HearingWatch(now())
  let watches = watchesFor(undefined)
  /** Events of a run that was replaced or cancelled are for nobody. */
  let generation = 0

  const end = (phase: LivePhase) => {
    const { isPaused, microphone, isSystemLost, file } = initial
    const over = {
      isPaused,
      microphone,
      isSystemLost,
      file,
      hearing: FINE,
      lagMs: undefined,
      heldMs: 0,
      isSlow: false,
    }
    store.setState({ ...over, phase })
    keepAwake(false)
    void run?.finish()
  }

  const letGo = () => {
    void run?.dispose()
    run = undefined
  }

  const changed = (voice: VoiceState) => {
    if (voice.phase === 'idle') return end({ is: 'stopped', problem: voice.problem })
    if (voice.phase === 'failed') return end({ is: 'failed', error: voice.error })
    if (voice.phase === 'streaming') store.setState(({ liveSince }) => ({ liveSince: liveSince ?? now() }))
    return store.setState({ phase: { is: 'running', voice } })
  }

  const hear = (level: Level) => {
    levels.emit(level)
    const { isMuted, isPaused, hearing } = store.getState()
    if (isPaused) return
    const next = watch.take(level, isMuted, now())
    if (!isSameHearing(next, hearing)) store.setState({ hearing: next })
  }

  const hold = ({ is: _held, gaps, ...figures }: Extract<VoiceRunEvent, { is: 'held' }>) => {
    const { phase, gaps: known, limit } = store.getState()
    const isStreaming = phase.is === 'running' && phase.voice.phase === 'streaming'
    const isSlow = watches.slow.take(figures.heldMs, isStreaming, now())
    const reached = watches.limit.take(figures.sentMs)
    const next = { ...figures, isSlow, limit: reached, gaps: isSameGaps(known, gaps) ? known : gaps }
    // Not an empty change: that would tell everybody.
    if (!shallow({ ...store.getState(), ...next }, store.getState())) store.setState(next)
    if (reached === 'reached' && limit !== 'reached') run?.stop()
  }

  const take = (event: VoiceRunEvent): void => {
    switch (event.is) {
      case 'state':
        return changed(event.state)
      case 'transcript':
        return store.setState(({ transcript }) => ({
          transcript: applyUpdate(transcript, event.update),
          ...(event.lagMs !== undefined && {
            lagMs: event.lagMs,
            lagSpread: watches.lag.take(event.lagMs),
          }),
        }))
      case 'captured':
        return store.setState(({ captureMarks }) => ({ captureMarks: [...captureMarks, event.mark] }))
      case 'level':
        return hear(event.level)
      case 'held':
        return hold(event)
      case 'playback':
        return store.setState({ playback: event.status })
      case 'problem':
        return store.setState(({ problems }) => ({ problems: [...problems, event.error] }))
      case 'broken':
        return end({ is: 'failed', error: event.error })
      case 'microphone':
        watch = new HearingWatch(now())
        return store.setState({ microphone: event.use, hearing: FINE })
      case 'system-lost':
        return store.setState({ isSystemLost: true })
      case 'file':
        return store.setState({ file: event.progress })
      case 'log':
        return log[event.level](event.event, event.data)
    }
  }

  const actions: LiveActions = {
    async start(options) {
      const { phase } = store.getState()
      if (phase.is === 'preparing' || phase.is === 'running') return
      letGo()
      generation += 1
      const own = generation
      sound = options.sound
      watches = watchesFor(options.limitMs)
      const { isMuted } = store.getState()
      const { config, heard = config.spokenLanguages[0] } = options
      store.setState({ ...initial, isMuted, config, heard, phase: { is: 'preparing' } })
      watch = new HearingWatch(now())
      keepAwake(true)
      const started = await startRun(options, (event) => own === generation && take(event))
      if (own !== generation) {
        if (started.ok) await started.value.dispose()
        return
      }
      if (!started.ok) return end({ is: 'failed', error: started.error })
      run = started.value
      run.isMuted = store.getState().isMuted
    },
    stop() {
      const { phase } = store.getState()
      if (phase.is === 'preparing') {
        generation += 1
        return end({ is: 'ready' })
      }
      return run?.stop()
    },
    setMuted(isMuted) {
      store.setState({ isMuted, hearing: FINE })
      if (run !== undefined) run.isMuted = isMuted
    },
    setPaused(isPaused) {
      if (store.getState().phase.is !== 'running') return
      watch = new HearingWatch(now())
      store.setState({ isPaused, hearing: FINE })
      if (run !== undefined) run.isPaused = isPaused
    },
    adjust(change) {
      if (sound === undefined) return
      sound = { ...sound, ...change }
      run?.adjust(sound)
    },
    hear(language) {
      store.setState({ heard: language })
      run?.hear(language)
    },
    skipToNow: () => run?.skipToNow(),
    dismissProblem(error) {
      store.setState(({ problems }) => ({ problems: problems.filter((problem) => problem !== error) }))
    },
  }

  return { store, actions, levels }
}
