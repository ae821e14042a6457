/** A page with only the engine, driven by tests and benchmarks. */
import '../../src/core/base/jitless.ts'
import { unexpected } from '../../src/core/base/errors.ts'
import { err, ok, type Result } from '../../src/core/base/result.ts'
import { type VoiceTicket, voiceConfigSchema } from '../../src/core/voice/config.ts'
import {
  applyUpdate,
  captionOfSpan,
  captionsFrom,
  emptyTranscript,
  type Transcript,
} from '../../src/core/voice/receiving/transcript.ts'
import { createPageRecovery } from '../../src/renderer/engine/recovery/page-recovery.ts'
import type { SoundOptions } from '../../src/renderer/engine/sound-options.ts'
import { VoiceRun, type VoiceRunEvent } from '../../src/renderer/engine/voice-run.ts'
import { PLAIN_SOUND } from '../support/audio/plain-sound.ts'
import { speakRecording } from '../support/service/voice-client.ts'
import { fromBase64 } from './base64.ts'
import { blockPage } from './block-page.ts'
import { probeCapture, takeCaptured } from './capture-probe.ts'
import { encodeSound, timeEncoding, toSound } from './encode.ts'
import { keepSound } from './keep.ts'
import { probeOutput, takeHeard } from './output-probe.ts'
import { startPlainSender } from './plain-sender.ts'

interface Session {
  readonly run: VoiceRun
  transcript: Transcript
  readonly phases: string[]
  readonly errors: unknown[]
  /** Indexes of the captions that were marked as spoken. */
  readonly spoken: Set<number>
  damaged: number
}

const sessions: Session[] = []

/** No host helps this page. */
const recovery = createPageRecovery({
  reconnect: async () => ok({ result: 'unsupported' }),
  watch: () => () => undefined,
})

/** Sends a request by plain fetch, which the harness's server forwards to the backend. */
async function ask(call: string, input: unknown): Promise<Result<VoiceTicket>> {
  try {
    const response = await fetch(`/call/${call}`, { method: 'POST', body: JSON.stringify(input) })
    return (await response.json()) as Result<VoiceTicket>
  } catch (thrown) {
    return err(unexpected(thrown))
  }
}

function take(session: Session, event: VoiceRunEvent): void {
  if (event.type === 'state') session.phases.push(event.state.phase)
  if (event.type === 'state' && (event.state.phase === 'idle' || event.state.phase === 'failed'))
    void session.run.finish()
  if (event.type === 'broken') session.errors.push(event.error)
  if (event.type === 'state' && event.state.phase === 'failed') session.errors.push(event.state.error)
  if (event.type === 'problem') session.errors.push(event.error)
  if (event.type === 'figures') session.damaged = event.damaged
  if (event.type === 'transcript') session.transcript = applyUpdate(session.transcript, event.update)
  const captured = event.type === 'playback' ? event.status.segment?.captured : undefined
  const marked = captured && captionOfSpan(session.transcript, captured.fromMs, captured.toMs)
  if (marked !== undefined) session.spoken.add(marked)
}

const harness = {
  /** Starts a session and returns its number. Its recorded audio is discarded. */
  async start(
    config: object,
    chunkMs = 100,
    sound: Partial<SoundOptions> = {},
    keepsSound = false,
  ): Promise<number> {
    let session: Session | undefined
    const started = await VoiceRun.start(
      {
        config: voiceConfigSchema.parse(config),
        chunkMs,
        source: { from: 'microphone' },
        sound: { ...PLAIN_SOUND, ...sound },
        recovery,
        tickets: {
          open: (wanted) => ask('voice.open', wanted),
          resume: (token) => ask('voice.resume', { token }),
        },
        ...(keepsSound && { keepSound: () => undefined }),
      },
      (event) => session !== undefined && take(session, event),
    )
    if (!started.ok) throw new Error(JSON.stringify(started.error))
    session = {
      run: started.value,
      transcript: emptyTranscript,
      phases: [],
      errors: [],
      spoken: new Set(),
      damaged: 0,
    }
    return sessions.push(session) - 1
  },

  pause(number: number, isPaused: boolean) {
    const session = sessions[number]
    if (session !== undefined) session.run.isPaused = isPaused
  },
  /** Reports levels of what is captured, as while a meeting is watched for echoes. */
  measure(number: number) {
    const session = sessions[number]
    if (session !== undefined) session.run.isMeasured = true
  },
  adjust: (number: number, sound: Partial<SoundOptions>) =>
    sessions[number]?.run.adjust({ ...PLAIN_SOUND, ...sound }),
  stop: (number: number) => sessions[number]?.run.stop(),
  dispose: (number: number) => sessions[number]?.run.dispose(),

  look(number: number) {
    const session = sessions[number]
    if (session === undefined) throw new Error('no such session')
    const { transcript, phases, errors, spoken, damaged } = session
    return { captions: captionsFrom(transcript), phases, errors, spoken: [...spoken], damaged }
  },

  /**
   * Speaks without a microphone, because a busy browser drops some of its audio.
   *
   * @param samples 32-bit floats in base64
   */
  async speak(samples: string, config: object) {
    const handlers = {
      'voice.open': (wanted: unknown) => ask('voice.open', wanted),
      'voice.resume': (input: unknown) => ask('voice.resume', input),
    }
    const recording = new Float32Array(fromBase64(samples).buffer)
    const { end, transcript } = await speakRecording({ handlers }, recording, config)
    return { end, captions: captionsFrom(transcript) }
  },

  encodeSound,
  toSound,
  timeEncoding,
  keepSound,
  blockPage,
  probeCapture,
  takeCaptured,
  probeOutput,
  takeHeard,
  startPlainSender,
}

export type Harness = typeof harness

declare global {
  var harness: Harness
}

globalThis.harness = harness
