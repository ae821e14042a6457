import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MeterReading } from '../../../../core/audio/capture/level.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Log } from '../../../../core/base/log.ts'
import type { Result } from '../../../../core/base/result.ts'
import { applyUpdate, leaveUnfinished } from '../../../../core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../../core/voice/session/machine.ts'
import type { SoundOptions, SoundSource } from '../../../engine/sound-options.ts'
import type { VoiceRun, VoiceRunEvent, VoiceRunOptions } from '../../../engine/voice-run.ts'
import { isSameGaps } from '../captions/gaps.ts'
import { Emitter } from './emitter.ts'
import { FINE, InputMonitor, isSameHearing } from './input-health.ts'
import { LagWatch } from './lag.ts'
import { LimitWatch } from './limit-watch.ts'
import { initial, type LivePhase, type LiveState } from './live-state.ts'
import { SlowWatch } from './slow-watch.ts'

/** The recording of the sample meeting, translated by the demo service whichever account is in use. */
interface SampleSource {
  readonly from: 'sample'
  /** What it is called on the screen. */
  readonly name: string
}

type Options = Omit<VoiceRunOptions, 'tickets' | 'files' | 'keepSound' | 'source' | 'isMuted'> & {
  readonly source: SoundSource | SampleSource
  /** Why the account in use can have no session: none is opened, nor is anything captured. */
  readonly refusal?: AppError | undefined
  /** Whether its sound is kept where what is said is kept. */
  readonly keepsSound?: boolean | undefined
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
  /** Reconnects at once, unless the service has asked to wait. */
  readonly reconnect: () => void
  readonly dismissProblem: (error: AppError) => void
}

export interface Live {
  readonly store: StoreApi<LiveState>
  readonly actions: LiveActions
  readonly levels: Emitter<MeterReading>
}

type Run = Pick<VoiceRun, keyof VoiceRun>

export interface LivePorts {
  readonly startRun: (
    options: Options & Pick<VoiceRunOptions, 'isMuted'>,
    listener: (event: VoiceRunEvent) => void,
  ) => Promise<Result<Run>>
  /** Told when a session begins and ends to be live. */
  readonly keepAwake: (isLive: boolean) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
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
  const levels = new Emitter<MeterReading>()
  let run: Run | undefined
  let sound: SoundOptions | undefined
  let watch = new InputMonitor(now())
  let watches = watchesFor(undefined)
  /** Events of a run that was replaced or cancelled are for nobody. */
  let generation = 0
  /** Whether the microphone was muted when the session began. */
  let wasMuted = false

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
    const { isSample, isMuted } = store.getState()
    store.setState({ ...over, isMuted: isSample ? wasMuted : isMuted, phase })
    keepAwake(false)
    void run?.finish()
  }

  const release = () => {
    void run?.dispose()
    run = undefined
  }

  const changed = (voice: VoiceState) => {
    if (voice.phase === 'idle') return end({ is: 'stopped', problem: voice.problem })
    if (voice.phase === 'failed') return end({ is: 'failed', error: voice.error })
    if (voice.phase === 'streaming') store.setState(({ liveSince }) => ({ liveSince: liveSince ?? now() }))
    return store.setState({ phase: { is: 'running', voice } })
  }

  const hear = (level: MeterReading) => {
    levels.emit(level)
    const { isMuted, isPaused, hearing } = store.getState()
    if (isPaused) return
    const next = watch.take(level, isMuted, now())
    if (!isSameHearing(next, hearing)) store.setState({ hearing: next })
  }

  const hold = ({ is: _held, gaps, ...figures }: Extract<VoiceRunEvent, { is: 'held' }>) => {
    const { phase, gaps: known, limit, liveSince } = store.getState()
    const isStreaming = phase.is === 'running' && phase.voice.phase === 'streaming'
    const isSlow = watches.slow.take(figures.heldMs, isStreaming, now())
    const reached = watches.limit.take(figures.sentMs)
    // Nothing is missing of a session that has never begun.
    const isNew = liveSince !== undefined && !isSameGaps(known, gaps)
    // Seconds are shown: less than one is no change for anybody.
    const heldMs = Math.floor(figures.heldMs / 1000) * 1000
    const next = { ...figures, heldMs, isSlow, limit: reached, gaps: isNew ? gaps : known }
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
        store.setState(({ transcript }) => ({ transcript: leaveUnfinished(transcript) }))
        return end({ is: 'failed', error: event.error })
      case 'microphone':
        watch = new InputMonitor(now())
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
      release()
      generation += 1
      const own = generation
      sound = options.sound
      watches = watchesFor(options.limitMs)
      const { config, source, heard = config.spokenLanguages[0], refusal } = options
      const isSample = source.from === 'sample'
      wasMuted = store.getState().isMuted
      // Mute is for the microphone, which a sample leaves alone.
      const isMuted = wasMuted && !isSample
      store.setState({ ...initial, isMuted, isSample, config, heard, phase: { is: 'preparing' } })
      if (refusal !== undefined) return end({ is: 'failed', error: refusal })
      watch = new InputMonitor(now())
      keepAwake(true)
      const started = await startRun({ ...options, isMuted }, (event) => own === generation && take(event))
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
      watch = new InputMonitor(now())
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
    reconnect: () => run?.wake(),
    dismissProblem(error) {
      store.setState(({ problems }) => ({ problems: problems.filter((problem) => problem !== error) }))
    },
  }

  return { store, actions, levels }
}
