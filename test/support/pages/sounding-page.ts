import { readFileSync } from 'node:fs'
import type { Result } from '../../../src/core/base/result.ts'
import type { KeptState } from '../../../src/core/contract/recording/session-recorder.ts'
import { OggDemuxer } from '../../../src/core/media/ogg/ogg-demuxer.ts'
import { SoundRecorder } from '../../../src/renderer/features/live/recording/sound-recorder.ts'
import { damageOf, demux, packetsOf } from '../audio/demux.ts'
import { clipPath } from '../audio/recordings.ts'
import { SpeakingPage } from './speaking-page.ts'

const RETRY_MS = 20
const MAX_BYTES_AT_ONCE = 3000

/** A sentence. Repeated any number of times, it is still a valid Ogg stream. */
const clip = readFileSync(clipPath('welcome', 'en', 'female'))
const clipPackets = packetsOf(demux(new OggDemuxer(), [clip])).length

/** The page's audio from one byte offset to another. */
function soundFrom(from: number, to: number): Uint8Array<ArrayBuffer> {
  const sound = new Uint8Array(to - from)
  for (let at = from; at < to; ) {
    const chunk = clip.subarray(at % clip.length, (at % clip.length) + to - at)
    sound.set(chunk, at - from)
    at += chunk.length
  }
  return sound
}

/** A page that records its session with audio, as the app's page does. */
export class SoundingPage extends SpeakingPage {
  readonly #random: () => number
  readonly #sound: SoundRecorder
  /** Bytes of audio so far, and those that a host has confirmed as stored (`stored`). */
  sounded = 0
  stored = 0
  /** Whether a host has reported that it stores no more audio. */
  isSilenced = false

  constructor(random: () => number) {
    super(RETRY_MS)
    this.#random = random
    const invoke = async (name: string, input: object) => {
      const answer = (await (this.client?.invoke(name, input) ??
        Promise.resolve({ ok: false, error: { kind: 'host-lost' } }))) as Result<{
        isKept: boolean
        storedBytes: number
      }>
      if (answer.ok && answer.value.isKept) this.stored = answer.value.storedBytes
      this.isSilenced ||= answer.ok && !answer.value.isKept
      return answer
    }
    this.#sound = new SoundRecorder(this.id, {
      bridge: { invoke: invoke as never },
      after: (_ms, run) => {
        if (!this.isGone) setTimeout(run, RETRY_MS)
      },
      changed: () => undefined,
    })
  }

  override say(endedAt?: number): void {
    super.say(endedAt)
    const until = this.sounded + Math.ceil(this.#random() * MAX_BYTES_AT_ONCE)
    this.#sound.push(soundFrom(this.sounded, until))
    this.sounded = until
  }

  protected override heardOf({ isKept }: KeptState): void {
    if (isKept === true) this.#sound.begin()
  }

  /** Defects of the audio file, read in its present state. */
  examine(path: string): string[] {
    if (this.isSilenced) return ['it was not kept to its end']
    if (this.stored === 0) return []
    const file = readFileSync(path)
    if (file.length < this.stored) return [`${this.stored - file.length} bytes are missing`]
    if (!file.equals(soundFrom(0, file.length))) return ['it is not what was told']
    const events = demux(new OggDemuxer(), [file])
    const packets = packetsOf(events).length
    const isRead = packets >= Math.floor(file.length / clip.length) * clipPackets
    return [...damageOf(events), ...(isRead ? [] : [`only ${packets} packets can be read`])]
  }
}
