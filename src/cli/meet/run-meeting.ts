import type { SoundStreams } from '../../backend/sound-devices/sound-streams.ts'
import { CHUNK_MS, sourceFormats, targetFormats } from '../../core/audio/content-types.ts'
import { createPcmEncoder } from '../../core/audio/encoding/raw-encoder.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import {
  aboutMeeting,
  aboutSession,
  type ResourceNames,
} from '../../core/contract/recording/session-details.ts'
import { FiguresCollector } from '../../core/session/figures/figures-collector.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import { startSides } from '../../core/voice/meeting/start-sides.ts'
import { applyUpdate, emptyTranscript, type TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { VoiceState } from '../../core/voice/session/session-states.ts'
import type { VoiceSession } from '../../core/voice/session/voice-session.ts'
import type { Side } from '../../core/voice/sides.ts'
import type { Segment } from '../../core/voice/wire/voice-messages.ts'
import type { Ask } from '../ask.ts'
import { LostSpeech } from '../output/lost-speech.ts'
import { type SessionPorts, startSession } from '../run-session.ts'
import type { MeetingPrinter } from './meeting-printer.ts'
import { MeetingRecord } from './meeting-record.ts'
import type { NamedDevice } from './sound-routes.ts'
import { SourceCapture } from './source-capture.ts'
import { SpeechPlayer } from './speech-player.ts'

/** Devices of a side. */
interface SideSound {
  readonly source: NamedDevice
  /** Plays the translation; undefined: it is not played. */
  readonly speaker: NamedDevice | undefined
}

export interface MeetingOptions {
  readonly configs: Readonly<Record<Side, VoiceConfig>>
  readonly names: Readonly<Record<Side, string>>
  /** Names of what the sessions use of the service. */
  readonly resourceNames: ResourceNames
  /** The side that runs where the service allows one session. */
  readonly preferred: Side
  readonly sounds: Readonly<Record<Side, SideSound>>
  readonly tools: SoundStreams
  readonly ports: SessionPorts
  readonly ask: Ask
  readonly isDemo: boolean
  readonly printer: MeetingPrinter
  /** Aborting it stops both inputs; the rest is still translated and played. */
  readonly signal: AbortSignal
}

/** How a meeting has ended. */
export interface MeetingOutcome {
  /** The first error that ended a side, which has been printed. */
  readonly error: AppError | undefined
  /** Whether speech of a side was lost. */
  readonly hasLost: boolean
}

/**
 * Runs both sides of a meeting, each in a voice session of its own that does not depend on the other one.
 *
 * @returns how it ended, or why it could not be stored
 */
export async function runMeeting(options: MeetingOptions): Promise<Result<MeetingOutcome>> {
  const { names, preferred, ports, printer } = options
  const meeting = { ...options, beganAt: ports.clock.now(), record: recordOf(options) }
  const runs = startSides(preferred, (side, openAfter) => startSide(side, meeting, openAfter), ports.clock)
  const outcomeOf = async (side: Side, beside: Side) => {
    const run = runs[side]
    const error = await run.ended
    const isRefusedBesideOther = error?.kind === 'rate-limited' && !run.wasLive() && runs[beside].isAccepted()
    if (isRefusedBesideOther)
      printer.note(
        `The service allows one session at a time: ${names[beside]} is translated, ${names[side]} is not.`,
      )
    else if (error !== undefined) printer.sides[side].problem(error)
    await run.played()
    return isRefusedBesideOther ? {} : { error, hasLost: run.printLost() }
  }
  const outcomes = await Promise.all([outcomeOf('mine', 'theirs'), outcomeOf('theirs', 'mine')])
  const unsaved = await meeting.record.end()
  if (unsaved !== undefined) return err(unsaved)
  const error = outcomes.find((outcome) => outcome.error !== undefined)?.error
  return ok({ error, hasLost: outcomes.some(({ hasLost }) => hasLost) })
}

interface Meeting extends MeetingOptions {
  /** Start of the meeting on the clock. */
  readonly beganAt: number
  readonly record: MeetingRecord
}

function recordOf({
  ask,
  configs,
  names,
  resourceNames,
  sounds,
  isDemo,
  ports,
}: MeetingOptions): MeetingRecord {
  const about = (side: Side) => {
    const { source, speaker } = sounds[side]
    return {
      name: names[side],
      about: aboutSession(
        configs[side],
        {
          input: side === 'mine' ? 'microphone' : 'system',
          isDemo,
          microphone: source.label,
          ...(speaker !== undefined && { speaker: speaker.label }),
        },
        resourceNames,
      ),
    }
  }
  const details = aboutMeeting({ mine: about('mine'), theirs: about('theirs') })
  return new MeetingRecord({ ask, details, clock: ports.clock, startedAt: Date.now() })
}

/** Phases without a session that the service has accepted. */
const UNACCEPTED: ReadonlySet<VoiceState['phase']> = new Set(['opening', 'idle', 'failed'])

/** A side that has been started. */
interface SideRun {
  /** Resolves once the service has accepted or refused the session. */
  readonly decided: Promise<void>
  readonly ended: Promise<AppError | undefined>
  /** Resolves once its speech has been played. */
  readonly played: () => Promise<void>
  /** Prints what was lost. @returns whether anything was */
  readonly printLost: () => boolean
  /** Whether it has ever been live. */
  readonly wasLive: () => boolean
  /** Whether the service has accepted the session, which goes on. */
  readonly isAccepted: () => boolean
}

function startSide(side: Side, meeting: Meeting, openAfter?: Promise<void>): SideRun {
  const { configs, sounds, tools, ports, signal, beganAt } = meeting
  const { clock } = ports
  const printer = meeting.printer.sides[side]
  const config = configs[side]
  const { source, speaker } = sounds[side]
  const decided = Promise.withResolvers<void>()
  const store = meeting.record.side(side)
  const collected = new FiguresCollector()
  let transcript = emptyTranscript
  const lost = new LostSpeech((gap) => printer.gap(shiftedGap(gap, since())))
  let sinceMs: number | undefined
  const since = () => (sinceMs ??= Math.max(0, capture.timeOf(0) - beganAt))
  let phase: VoiceState['phase'] = 'opening'
  let wasLive = false

  const capture = new SourceCapture({
    tools,
    source: source.name,
    rate: sourceFormats[config.sourceContentType].rate,
    chunkMs: CHUNK_MS.defaults,
    clock,
    onChange: (error) => {
      if (error === undefined) printer.phase(phase)
      else printer.problem(lostSource(side, error))
    },
  })
  const player =
    speaker &&
    new SpeechPlayer({
      tools,
      sink: speaker.name,
      rate: targetFormats[config.targetContentType].rate,
      onLost: ({ detail }) => printer.problem({ kind: 'audio-output', detail }),
    })
  const keep = ({ gaps, media }: VoiceSession) =>
    store({ transcript, gaps: [...gaps], sentMs: media.sentMs, figures: collected.figures }, sinceMs ?? 0)
  const run = startSession(ports, {
    config,
    capture,
    openEncoder: () => Promise.resolve(createPcmEncoder()),
    ...(openAfter !== undefined && { openAfter }),
    signal,
    onState: (state, session) => {
      phase = state.phase
      collected.takePhase(phase)
      collected.takeHeld(session.heldMs)
      wasLive ||= phase === 'streaming'
      if (phase !== 'opening') decided.resolve()
      printer.phase(phase)
      keep(session)
    },
    onTranscript: (update, lagMs, session) => {
      since()
      transcript = applyUpdate(transcript, update)
      collected.takeUpdate(update, lagMs)
      collected.takeHeld(session.heldMs)
      keep(session)
      lost.before(update, session.gaps)
      printer.update(shifted(update, since()), lagMs)
    },
    onSpeech: (chunk) => player?.push(chunk),
  })
  return {
    decided: decided.promise,
    ended: run.ended,
    played: async () => player?.finish(),
    printLost: () => {
      const { gaps } = run.session
      lost.end(gaps)
      printer.end(
        undefined,
        gaps.map((gap) => shiftedGap(gap, since())),
      )
      return gaps.length > 0
    },
    wasLive: () => wasLive,
    isAccepted: () => !UNACCEPTED.has(phase),
  }
}

/** The error of a source that is lost while the meeting runs. The state of the server itself is said as it is. */
function lostSource(side: Side, error: AppError): AppError {
  if (error.kind === 'sound-server' && error.reason !== 'failed') return error
  return { kind: side === 'mine' ? 'microphone' : 'system-audio', reason: 'failed' }
}

/** Moves lost speech to the time of the meeting. */
const shiftedGap = ({ fromMs, toMs }: Gap, byMs: number): Gap => ({
  fromMs: fromMs + byMs,
  toMs: toMs + byMs,
})

/** Moves an update to the time of the meeting. */
function shifted(update: TranscriptUpdate, byMs: number): TranscriptUpdate {
  const shift = (segments: readonly Segment[]) =>
    segments.map((segment) => ({
      ...segment,
      startTime: Math.round(segment.startTime + byMs),
      endTime: Math.round(segment.endTime + byMs),
    }))
  const { concluded, tentative, unfinished } = update
  return {
    ...update,
    concluded: shift(concluded),
    tentative: shift(tentative),
    ...(unfinished !== undefined && { unfinished: shift(unfinished) }),
  }
}
