import { createStore, type StoreApi } from 'zustand/vanilla'
import { timeOfCapture } from '../../../../core/audio/capture/capture-times.ts'
import type { PublishedSide } from '../../../../core/captions/publication.ts'
import { MeetingSound } from '../../../../core/contract/recording/meeting-sound.ts'
import type { OutageChunk } from '../../../../core/contract/recording/outage-sound.ts'
import { placedGap, SessionContent } from '../../../../core/contract/recording/session-content.ts'
import {
  type KeptState,
  NOTHING_KEPT,
  type RecorderPorts,
  type SessionDetails,
  SessionRecorder,
} from '../../../../core/contract/recording/session-recorder.ts'
import type { SoundChunk } from '../../../../core/contract/recording/sound-chunk.ts'
import type { CaptionOrigin } from '../../../../core/contract/recording/to-kept.ts'
import { sessionMs } from '../../../../core/session/library/session-schema.ts'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/sending-gaps.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy } from '../session/status.ts'
import { OutageRecorder, type OutageState } from './outage-recorder.ts'
import { NO_SOUND, type RecordedSound, SoundRecorder } from './sound-recorder.ts'

/** Storage state of the live view's session. */
export interface Keeping extends KeptState {
  readonly sound: RecordedSound
  /** Undefined before the first session. */
  readonly id: string | undefined
  /** Outages whose sound is being kept, by side; that of one voice under `single`. */
  readonly outages: Readonly<Partial<Record<PublishedSide, OutageState>>>
  /** Start of a meeting's session, in milliseconds since 1970; undefined before the first session. */
  readonly beganAt: number | undefined
  /** Length of the session, once it is over. */
  readonly lengthMs: number | undefined
  /** Number of its captions then. */
  readonly captions: number
}

/** State for views, and access to the stored session. */
export interface LiveRecord {
  readonly store: StoreApi<Keeping>
  /** Opens a stored session, and optionally its details or export dialog. */
  readonly show: (id: string, dialog?: 'details' | 'export') => void
  /** Index of a caption in the latest session, once anything of it is concluded. */
  readonly indexOf: (caption: Caption) => number | undefined
}

interface RecordLivePorts extends Omit<RecorderPorts, 'changed'> {
  readonly newId: () => string
  /** Milliseconds since 1970, when a session begins. */
  readonly now: () => number
  /** Milliseconds for its length: the clock of the computer may be set meanwhile. */
  readonly monotonic: () => number
  /** Asked at the first report of a session, of a side that began again, and of other languages. */
  readonly details: (isMeeting: boolean) => Promise<SessionDetails>
}

const NOTHING: Keeping = {
  ...NOTHING_KEPT,
  id: undefined,
  sound: NO_SOUND,
  outages: {},
  beganAt: undefined,
  lengthMs: undefined,
  captions: 0,
}

export interface LiveRecorder extends Pick<LiveRecord, 'store' | 'indexOf'> {
  /**
   * Begins to record the audio of a view, which belongs to the latest session.
   *
   * @returns takes the chunks; undefined if the session is not stored
   */
  sound(live: StoreApi<LiveState>): ((chunk: SoundChunk) => void) | undefined
  /**
   * The same for its outages.
   *
   * @returns begins one at a capture time; undefined if the session is not stored
   */
  outages(live: StoreApi<LiveState>): ((fromMs: number) => (chunk: OutageChunk) => void) | undefined
}

/** A session that is being stored. */
interface Recorded {
  readonly session: SessionRecorder
  /** Asked again when a side has begun again. */
  readonly details: { known: Promise<SessionDetails> | undefined }
  readonly sound: SoundRecorder
  /** Joins the audio of both sides of a meeting, once one of them is recorded. */
  both: MeetingSound | undefined
  readonly content: SessionContent
  /** In milliseconds since 1970. */
  readonly beganAt: number
  /** The same moment on the monotonic clock. */
  readonly beganMonotonic: number
  /** In milliseconds since 1970; the last captions may arrive later. */
  endedAt: number | undefined
}

/**
 * Has the host store every session of live views, each under its own ID, and pass it on to readers; the sample meeting is
 * passed on only. An ended session is reported until it is stored. The sides of a meeting are views that form one session:
 * it begins with the first of them, and ends when neither is running.
 */
export function recordLive(lives: readonly StoreApi<LiveState>[], ports: RecordLivePorts): LiveRecorder {
  const keeping = createStore<Keeping>(() => NOTHING)
  let current: Recorded | undefined

  const begin = (isMeeting: boolean, isSample: boolean): Recorded => {
    const id = ports.newId()
    const details = { known: undefined as Promise<SessionDetails> | undefined }
    const [beganAt, beganMonotonic] = [ports.now(), ports.monotonic()]
    keeping.setState(isSample ? NOTHING : { ...NOTHING, id, beganAt })
    const show = (state: Partial<Keeping>) => {
      if (keeping.getState().id === id) keeping.setState(state)
    }
    const sound = new SoundRecorder(id, { ...ports, changed: (state) => show({ sound: state }) })
    const read = async () => ({
      ...(await ports.details(isMeeting)),
      ...(isSample && { isSample: true as const }),
    })
    const session = new SessionRecorder(id, () => (details.known ??= read()), {
      ...ports,
      changed: (state) => {
        if (state.isKept === true) sound.begin()
        if (state.isKept === false) sound.end()
        show(state)
      },
    })
    return {
      session,
      details,
      sound,
      both: undefined,
      content: new SessionContent(),
      beganAt,
      beganMonotonic,
      endedAt: undefined,
    }
  }

  for (const live of lives) follow(live)

  function follow(live: StoreApi<LiveState>): void {
    let own: { readonly recorded: Recorded; readonly take: ReturnType<SessionContent['begin']> } | undefined
    live.subscribe((state, before) => {
      const { phase, config, isSample, side, transcript, gaps, captureMarks } = state
      const isGrowing = transcript !== before.transcript
      const isNew = phase.type === 'preparing' && before.phase.type !== 'preparing'
      if (isNew && isSample) {
        const recorded = begin(false, true)
        current = undefined
        own = { recorded, take: recorded.content.begin() }
      } else if (isNew && config !== undefined) {
        const isJoining =
          side !== undefined &&
          lives.some(
            (other) => other !== live && isBusy(other.getState()) && other.getState().side !== undefined,
          )
        const recorded = isJoining && current !== undefined ? current : begin(side !== undefined, false)
        recorded.details.known = undefined
        current = recorded
        own = { recorded, take: recorded.content.begin() }
      }
      // A session that is over was left for the first page: it is stored as it was.
      if (phase.type === 'ready' && before.phase.type !== 'preparing') own = undefined
      // Languages may have changed.
      if (own !== undefined && state.spans !== before.spans) own.recorded.details.known = undefined
      const isNews =
        transcript.settled !== before.transcript.settled ||
        gaps !== before.gaps ||
        phase.type !== before.phase.type ||
        state.isPaused !== before.isPaused
      if ((!isNews && !isGrowing) || own === undefined) return
      const { recorded, take } = own
      const captureBegan = captureMarks[0]?.began ?? recorded.beganAt
      // Both sides have the time of the session; one voice keeps the time of its capture.
      const startedAt = Math.round(side === undefined ? captureBegan : recorded.beganAt)
      const { beganAt } = recorded
      take(state, originOf(state, beganAt))
      if (isGrowing) recorded.session.takeUnfinished(() => recorded.content.unfinished)
      if (!isNews) return
      const isOver = side === undefined ? hasEnded(state) : !lives.some((other) => isBusy(other.getState()))
      const passedMs = ports.monotonic() - recorded.beganMonotonic
      if (isOver) recorded.endedAt ??= Math.max(startedAt, Math.round(beganAt + passedMs))
      const { endedAt } = recorded
      if (isOver) recorded.both?.close()
      const now = recorded.content.now
      if (endedAt !== undefined) {
        const captionsMs = now.captions.reduce(
          (latest, { caption, origin }) => Math.max(latest, caption.endMs + origin.sinceMs(caption.endMs)),
          0,
        )
        const lengthMs = sessionMs(startedAt, endedAt, captionsMs)
        if (!isSample) keeping.setState({ lengthMs, captions: now.captions.length })
      }
      const running = side === undefined ? [state] : lives.map((other) => other.getState()).filter(isBusy)
      const isPaused = running.length > 0 && running.every((each) => each.isPaused)
      recorded.session.update({ ...now, startedAt, endedAt, isPaused })
    })
  }

  return {
    store: keeping,
    indexOf: (caption) => current?.content.indexOf(caption),
    sound(live) {
      const recorded = current
      if (recorded === undefined) return undefined
      const { side } = live.getState()
      if (side === undefined) return ({ data }) => recorded.sound.push(data)
      recorded.both ??= new MeetingSound(recorded.beganAt, (data) => recorded.sound.push(data))
      return recorded.both.begin(side.type, () => live.getState().captureMarks)
    },
    outages(live) {
      const recorded = current
      if (recorded === undefined) return undefined
      const { session, beganAt } = recorded
      return (fromMs) => {
        const { side, config, account } = live.getState()
        const placed = (gap: Gap) => placedGap(gap, originOf(live.getState(), beganAt))
        if (config === undefined || account === undefined) return () => undefined
        const outage = new OutageRecorder(
          {
            session: session.id,
            take: ports.newId(),
            side: side?.type,
            fromMs: placed({ fromMs, toMs: fromMs }).fromMs,
            config,
            account,
          },
          {
            ...ports,
            begun: () => session.begin(),
            changed: (state) => {
              const { id, outages } = keeping.getState()
              const { [side?.type ?? 'single']: _before, ...others } = outages
              if (id !== session.id) return
              keeping.setState({
                outages: state === undefined ? others : { ...others, [side?.type ?? 'single']: state },
              })
            },
            gaps: () => live.getState().gaps.map(placed),
          },
        )
        return (chunk) => outage.push(chunk)
      }
    },
  }
}

/** Both sides of a meeting have the time of the session; one voice keeps the time of its capture. */
const originOf = ({ side, captureMarks }: LiveState, beganAt: number): CaptionOrigin => ({
  side: side?.type,
  sinceMs: (captureMs) =>
    side === undefined
      ? 0
      : Math.max(0, (timeOfCapture(captureMarks, captureMs) ?? beganAt + captureMs) - beganAt - captureMs),
})

const hasEnded = ({ phase }: LiveState): boolean => phase.type === 'stopped' || phase.type === 'failed'
