import {
  ROOM_SOUND_RATE,
  readSoundFrame,
  soundPath,
  soundSeal,
} from '../../core/audience/room/sound-frames.ts'
import { decodeMuLaw, FULL_SCALE } from '../../core/media/g711.ts'

export const RETRY_MS = 3000
/** Sound waits for so many samples after a silence, so that frames that come late leave no gap. */
const LEAD = 0.3 * ROOM_SOUND_RATE
/** A phone that has more than this to play drops it: it is no recorder. */
const MAX_AHEAD = 20 * ROOM_SOUND_RATE

/** `full`: there are as many listeners as there may be. */
export type ListenPhase = 'off' | 'connecting' | 'open' | 'full'

/** Plays the spoken translation into one language, from now on and after each interruption. */
export class RoomListener {
  readonly #code: string
  readonly #ticket: string
  readonly #changed: () => void
  #phase: ListenPhase = 'off'
  #language = ''
  #context: AudioContext | undefined
  #stream: EventSource | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  /** Number of the newest frame: older ones are not played again, whoever repeats them. */
  #sequence = 0
  /** All that is to be played goes through it. */
  #output: AudioNode | undefined
  /** Time of the context, in samples, until which there is something to play. */
  #until = 0

  constructor(code: string, ticket: string, changed: () => void) {
    this.#code = code
    this.#ticket = ticket
    this.#changed = changed
  }

  get phase(): ListenPhase {
    return this.#phase
  }

  /** Browsers allow sound from the press of a button on. */
  start(language: string): void {
    // Phones that are set to silent play what is media.
    Object.assign((navigator as { audioSession?: object }).audioSession ?? {}, { type: 'playback' })
    this.#context = new AudioContext({ sampleRate: ROOM_SOUND_RATE })
    void this.#context.resume()
    this.#enter('connecting')
    this.hear(language)
  }

  /** Plays another language, if any is played. */
  hear(language: string): void {
    if (this.#phase === 'off' || (language === this.#language && this.#stream !== undefined)) return
    this.#language = language
    this.#disconnect()
    this.#connect()
  }

  stop(): void {
    this.#disconnect()
    void this.#context?.close()
    this.#context = undefined
    this.#enter('off')
  }

  #connect(): void {
    const seal = soundSeal(this.#code, this.#language)
    const stream = new EventSource(soundPath(this.#ticket, seal.ticket))
    this.#stream = stream
    stream.onopen = () => this.#enter('open')
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const frame = seal.openBytes(data)
      if (frame !== undefined) this.#take(frame)
    }
    stream.onerror = () => {
      const isRefused = stream.readyState === stream.CLOSED
      if (isRefused) this.#retry = setTimeout(() => this.#connect(), RETRY_MS)
      this.#enter(isRefused ? 'full' : 'connecting')
    }
  }

  #disconnect(): void {
    clearTimeout(this.#retry)
    this.#stream?.close()
    this.#stream = undefined
    this.#clear()
  }

  #take(frame: Uint8Array): void {
    const { sequence, sound } = readSoundFrame(frame)
    const context = this.#context
    if (context === undefined || sequence <= this.#sequence) return
    this.#sequence = sequence
    // A call has interrupted it, or the lock of the screen. What comes meanwhile is not for later.
    if (context.state !== 'running') return void context.resume()
    const now = Math.ceil(context.currentTime * ROOM_SOUND_RATE)
    if (this.#until > now + MAX_AHEAD) this.#clear()
    if (this.#until <= now) this.#until = now + LEAD
    const buffer = context.createBuffer(1, sound.length, ROOM_SOUND_RATE)
    buffer.copyToChannel(
      Float32Array.from(sound, (byte) => decodeMuLaw(byte) / FULL_SCALE),
      0,
    )
    const source = context.createBufferSource()
    source.buffer = buffer
    if (this.#output === undefined) {
      this.#output = context.createGain()
      this.#output.connect(context.destination)
    }
    source.connect(this.#output)
    source.start(this.#until / ROOM_SOUND_RATE)
    this.#until += sound.length
  }

  #clear(): void {
    this.#output?.disconnect()
    this.#output = undefined
    this.#until = 0
  }

  #enter(phase: ListenPhase): void {
    this.#phase = phase
    this.#changed()
  }
}
