import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionAbout } from '../../../../core/library/sessions.ts'
import type { VoiceConfig } from '../../../../core/voice/session/config.ts'
import type { LiveState } from '../session/live-state.ts'
import { type KeptState, NOTHING_KEPT, type RecorderPorts, SessionRecorder } from './session-recorder.ts'
import { type KeptSound, NO_SOUND, SoundRecorder } from './sound-recorder.ts'

/** Storage of the session in the live view. */
export interface Keeping extends KeptState {
  readonly sound: KeptSound
  /** Undefined before the first session. */
  readonly id: string | undefined
  /** Duration and number of captions, once the session is over. */
  readonly outcome: { readonly ms: number; readonly captions: number } | undefined
}

/** State for views, and access to the stored session. */
export interface Kept {
  readonly store: StoreApi<Keeping>
  /** Opens what was kept, to name or export it where that is asked for. */
  readonly show: (id: string, dialog?: 'details' | 'export') => void
}

interface RecordLivePorts extends Omit<RecorderPorts, 'changed'> {
  readonly newId: () => string
  readonly now: () => number
  readonly about: (config: VoiceConfig) => Promise<SessionAbout>
}

const NOTHING: Keeping = { ...NOTHING_KEPT, id: undefined, sound: NO_SOUND, outcome: undefined }

export interface LiveRecorder {
  readonly store: StoreApi<Keeping>
  /** Recorder of the latest session's sound, if it is to be kept. */
  sound(): Pick<SoundRecorder, 'take'> | undefined
}

/**
 * Has the host store every session of a live view except the sample meeting, each under its own id. An ended
 * session is reported until it is stored.
 */
export function recordLive(live: StoreApi<LiveState>, ports: RecordLivePorts): LiveRecorder {
  const keeping = createStore<Keeping>(() => NOTHING)
  let current: { readonly session: SessionRecorder; readonly sound: SoundRecorder } | undefined
  let beganAt = 0

  const begin = (config: VoiceConfig) => {
    const id = ports.newId()
    beganAt = ports.now()
    let about: Promise<SessionAbout> | undefined
    keeping.setState({ ...NOTHING, id })
    const show = (state: Partial<Keeping>) => {
      if (keeping.getState().id === id) keeping.setState(state)
    }
    const sound = new SoundRecorder(id, { ...ports, changed: (state) => show({ sound: state }) })
    const session = new SessionRecorder(id, () => (about ??= ports.about(config)), {
      ...ports,
      changed: (state) => {
        if (state.isKept === true) sound.begin()
        if (state.isKept === false) sound.end()
        show(state)
      },
    })
    current = { session, sound }
  }

  live.subscribe((state, before) => {
    const { phase, config, isSample, transcript, gaps, captureMarks, sentMs } = state
    const isNew = phase.is === 'preparing' && before.phase.is !== 'preparing'
    if (isNew && isSample) {
      current = undefined
      keeping.setState(NOTHING)
    } else if (isNew && config !== undefined) begin(config)
    const isOver = phase.is === 'stopped' || phase.is === 'failed'
    const isNews =
      transcript.settled !== before.transcript.settled || gaps !== before.gaps || phase.is !== before.phase.is
    if (!isNews) return
    const startedAt = Math.round(captureMarks[0]?.began ?? beganAt)
    const endedAt = isOver ? ports.now() : undefined
    if (endedAt !== undefined && current !== undefined)
      keeping.setState(({ outcome }) => ({
        // The last words may arrive after the end.
        outcome: { ms: outcome?.ms ?? endedAt - startedAt, captions: transcript.settled.length },
      }))
    current?.session.take({
      captions: transcript.settled,
      gaps,
      startedAt,
      endedAt,
      audioMs: sentMs,
    })
  })
  return { store: keeping, sound: () => current?.sound }
}
