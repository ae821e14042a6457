import { shallow } from 'zustand/shallow'
import { createStore } from 'zustand/vanilla'
import type { CaptureMark } from '../../../../core/audio/capture/capture-times.ts'
import { FINE, InputMonitor, isSameHearing } from '../../../../core/audio/capture/input-health.ts'
import { type MeterReading, NO_LEVEL } from '../../../../core/audio/capture/level.ts'
import type { FiguresReader } from '../../../../core/session/figures/figures.ts'
import { FiguresCollector } from '../../../../core/session/figures/figures-collector.ts'
import { hasSameLanguages, type VoiceConfig } from '../../../../core/voice/config.ts'
import { firstSpan, followLanguages } from '../../../../core/voice/language-spans.ts'
import { applyUpdate, captionCount, leaveUnfinished } from '../../../../core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../../core/voice/session/session-states.ts'
import type { SoundOptions } from '../../../engine/sound-options.ts'
import type { VoiceRunEvent } from '../../../engine/voice-run.ts'
import { isSameGaps } from '../captions/caption-gaps.ts'
import { Emitter } from './emitter.ts'
import { LagWatch } from './lag.ts'
import type { Live, LiveActions, LivePorts, LiveRun, MeasuredLevels } from './live.ts'
import { type EarlierSession, initial, type LivePhase, type LiveState, ofPlayback } from './live-state.ts'
import { isBusy } from './status.ts'
import { LimitWatch, SlowWatch } from './watches.ts'

/** The sessions with captions, including the latest one. */
function withLatest({ earlier, ...latest }: LiveState): readonly EarlierSession[] {
  const { spans, side, captureMarks, gaps } = latest
  const transcript = leaveUnfinished(latest.transcript)
  if (captionCount(transcript) === 0) return earlier
  return [...earlier, { spans, side, transcript, captureMarks, gaps }]
}

/** Difference above which the clock was set: a device's own drift is smaller. */
const CLOCK_SET_MS = 1000

/** Creates the watches of a session. */
const watchesFor = (limitMs: number | undefined) => ({
  lag: new LagWatch(),
  slow: new SlowWatch(),
  limit: new LimitWatch(limitMs),
})

/** One live view with its session, captions and actions. Several views are independent. */
export function createLive({ startRun, keepAwake, now, lateMs, log }: LivePorts): Live {
  const store = createStore<LiveState>(() => initial)
  const levels = new Emitter<MeterReading>()
  const envelopes = new Emitter<MeasuredLevels>()
  let isMeasured = false
  let run: LiveRun | undefined
  let sound: SoundOptions | undefined
  let watch = new InputMonitor(now())
  let watches = watchesFor(undefined)
  let collected: { figures?: FiguresCollector | undefined } = {}
  let alsoSentMs: () => number = () => 0
  /** The time of day minus `now` when the session was started. */
  let clockOffsetMs = 0
  /** Number of the current run: events of replaced or cancelled runs are ignored. */
  let generation = 0

  /** Changes the state. One that stays the same would notify all subscribers. */
  const patch = (next: Partial<LiveState>) =>
    shallow({ ...store.getState(), ...next }, store.getState()) || store.setState(next)

  const end = (phase: LivePhase) => {
    const { isPaused, microphone, systemAudio, isInterrupted, file, hearing } = initial
    const { lagMs, isCatchingUp, heldMs, isSlow, refusedChange, playback } = initial
    const over = { isPaused, microphone, systemAudio, file, hearing, lagMs, isCatchingUp, heldMs, isSlow }
    collected.figures?.end()
    store.setState({ ...over, isInterrupted, refusedChange, phase })
    keepAwake(false)
    const own = generation
    // Speech is played to its end, or is cut off with its run.
    const played = (state: LiveState) => ({ isInterrupted, ...ofPlayback(playback, state) })
    void run?.finish().then(() => own === generation && store.setState(played))
  }

  const release = () => {
    void run?.dispose()
    run = undefined
  }

  /** The session may have got other languages. */
  const followConfig = (next: VoiceConfig) => {
    const { config, spans, transcript, heard } = store.getState()
    if (config === undefined || hasSameLanguages(config, next)) return
    const { spokenLanguages } = next
    const isHeard = heard === undefined || spokenLanguages.includes(heard)
    store.setState({
      config: next,
      spans: followLanguages(spans, next, transcript),
      heard: isHeard ? heard : spokenLanguages[0],
    })
  }

  const changed = (voice: VoiceState) => {
    collected.figures?.takePhase(voice.phase)
    if (voice.phase === 'idle') return end({ type: 'stopped', problem: voice.problem })
    if (voice.phase === 'failed') return end({ type: 'failed', error: voice.error })
    if ('config' in voice) followConfig(voice.config)
    if (voice.phase === 'resuming') watches.lag.cut()
    if (voice.phase === 'streaming')
      store.setState(({ liveSince }) => ({ liveSince: liveSince ?? now(), account: voice.ticket.account }))
    return store.setState({ phase: { type: 'running', voice } })
  }

  const takeLevel = (level: MeterReading) => {
    const { isMuted, isPaused, hearing } = store.getState()
    levels.emit(isPaused ? NO_LEVEL : level)
    if (isPaused) return
    const next = watch.update(level, isMuted, now())
    if (!isSameHearing(next, hearing)) store.setState({ hearing: next })
  }

  const takeFigures = ({ type: _type, gaps, ...figures }: Extract<VoiceRunEvent, { type: 'figures' }>) => {
    const { phase, gaps: known, limit, liveSince } = store.getState()
    collected.figures?.takeHeld(figures.heldMs)
    const isStreaming = phase.type === 'running' && phase.voice.phase === 'streaming'
    const isSlow = watches.slow.update(figures.heldMs, isStreaming, now())
    const reached = watches.limit.update(figures.sentMs + alsoSentMs() + lateMs())
    // Gaps are ignored until the session was live for the first time.
    const isNew = liveSince !== undefined && !isSameGaps(known, gaps)
    // Rounded to the displayed seconds, so that smaller changes do not notify subscribers.
    const heldMs = Math.floor(figures.heldMs / 1000) * 1000
    patch({ ...figures, heldMs, isSlow, limit: reached, gaps: isNew ? gaps : known })
    if (reached === 'reached' && limit !== 'reached') run?.stop()
  }

  /** Sides of a meeting begin on one clock, even if it is set while devices are opened: it decides their order. */
  const onFirstClock = (mark: CaptureMark): CaptureMark => {
    const { side, captureMarks } = store.getState()
    const setMs = Date.now() - now() - clockOffsetMs
    const isSet = Math.abs(setMs) > CLOCK_SET_MS
    return side !== undefined && captureMarks.length === 0 && isSet
      ? { ...mark, began: mark.began - setMs }
      : mark
  }

  const take = (event: VoiceRunEvent): void => {
    switch (event.type) {
      case 'state':
        return changed(event.state)
      case 'transcript': {
        collected.figures?.takeUpdate(event.update, event.lagMs)
        const transcript = applyUpdate(store.getState().transcript, event.update)
        if (transcript !== store.getState().transcript) watch.understood(now())
        const lag = event.lagMs === undefined ? undefined : watches.lag.update(event.lagMs, now())
        return void patch({ transcript, ...lag })
      }
      case 'captured':
        return store.setState({ captureMarks: [...store.getState().captureMarks, onFirstClock(event.mark)] })
      case 'level':
        return takeLevel(event.level)
      case 'captured-levels':
        return envelopes.emit({ from: 'captured', levels: event.levels })
      case 'played-levels':
        return envelopes.emit({ from: 'played', levels: event.levels })
      case 'figures':
        return takeFigures(event)
      case 'playback':
        return store.setState((state) => ofPlayback(event.status, state))
      case 'change-refused':
        return store.setState({ refusedChange: event.error })
      case 'problem':
        return store.setState(({ problems }) => ({ problems: [...problems, event.error] }))
      case 'problem-over':
        return actions.dismissProblem(event.error)
      case 'broken':
        store.setState(({ transcript }) => ({ transcript: leaveUnfinished(transcript) }))
        return end({ type: 'failed', error: event.error })
      case 'microphone':
        watch = new InputMonitor(now())
        return store.setState({ microphone: event.use, hearing: FINE })
      case 'system-audio':
        return store.setState({ systemAudio: event.state })
      case 'interruption':
        return store.setState({ isInterrupted: event.isInterrupted })
      case 'file':
        return store.setState({ file: event.progress })
      case 'log':
        return log[event.level](event.event, event.data)
    }
  }

  const actions: LiveActions = {
    async start(options) {
      if (isBusy(store.getState())) return
      release()
      generation += 1
      clockOffsetMs = Date.now() - now()
      const own = generation
      sound = options.sound
      watches = watchesFor(options.limitMs)
      alsoSentMs = options.alsoSentMs ?? (() => 0)
      const {
        config,
        awaitedSource,
        heard = config.spokenLanguages[0],
        side,
        refusal,
        isContinued = false,
      } = options
      let { source } = options
      const isSample = source.from === 'sample'
      // A session begins unmuted; a side that begins again in a running meeting stays as it was.
      const isMuted = isContinued && store.getState().isMuted
      const earlier = isContinued ? withLatest(store.getState()) : []
      const phase = { type: 'preparing', isCapturing: awaitedSource !== undefined } as const
      const ofSession: typeof collected = isContinued ? collected : {}
      collected = ofSession
      const figures: FiguresReader = (of) => ofSession.figures?.figures(of)
      const spans = firstSpan(config)
      store.setState({ ...initial, isMuted, side, isSample, config, spans, heard, earlier, phase, figures })
      if (refusal !== undefined) return end({ type: 'failed', error: refusal })
      watch = new InputMonitor(now())
      keepAwake(true)
      if (awaitedSource !== undefined) {
        const ready = await awaitedSource
        if (own !== generation) return undefined
        if (!ready.ok) return end({ type: 'failed', error: ready.error })
        source = ready.value
        store.setState({ phase: { type: 'preparing' } })
      }
      ofSession.figures ??= new FiguresCollector()
      const started = await startRun(
        { ...options, source, isMuted },
        (event) => own === generation && take(event),
      )
      if (own !== generation) {
        if (started.ok) await started.value.dispose()
        return
      }
      if (!started.ok) return end({ type: 'failed', error: started.error })
      run = started.value
      run.isMuted = store.getState().isMuted
      if (isMeasured) run.isMeasured = true
      // Options may have changed while devices were being opened.
      if (sound !== options.sound) run.adjust(sound)
    },
    stop() {
      const { phase } = store.getState()
      if (phase.type === 'preparing') {
        generation += 1
        return end({ type: 'ready' })
      }
      return run?.stop()
    },
    setMuted(isMuted) {
      // Mute is the microphone's, which the sample meeting does not use.
      if (store.getState().isSample) return
      store.setState({ isMuted, hearing: FINE })
      if (run !== undefined) run.isMuted = isMuted
    },
    setPaused(isPaused) {
      if (store.getState().phase.type !== 'running') return
      watch = new InputMonitor(now())
      store.setState({ isPaused, hearing: FINE })
      if (run !== undefined) run.isPaused = isPaused
    },
    rename(name) {
      const { side, earlier } = store.getState()
      if (side === undefined || side.name === name) return
      const renamed = { ...side, name }
      store.setState({ side: renamed, earlier: earlier.map((session) => ({ ...session, side: renamed })) })
    },
    clear() {
      if (isBusy(store.getState())) return
      release()
      generation += 1
      store.setState(initial)
    },
    adjust(change) {
      if (sound === undefined) return
      sound = { ...sound, ...change }
      run?.adjust(sound)
    },
    changeLanguages(choice) {
      store.setState({ refusedChange: undefined })
      run?.changeLanguages(choice)
    },
    hear(language) {
      store.setState({ heard: language })
      run?.hear(language)
    },
    skipToNow: () => run?.skipToNow(),
    reconnect: () => run?.wake(),
    measure(isWanted) {
      isMeasured = isWanted
      if (run !== undefined) run.isMeasured = isWanted
    },
    dismissRefusedChange: () => store.setState({ refusedChange: undefined }),
    dismissProblem(error) {
      store.setState(({ problems }) => ({ problems: problems.filter((problem) => problem !== error) }))
    },
  }

  return { store, actions, levels, envelopes }
}
