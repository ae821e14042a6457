import { joinBytes } from '../../../../core/audio/pcm.ts'
import { MAX_PIECE_BYTES } from '../../../../core/base/chunk.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Result } from '../../../../core/base/result.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import type { OutageChunk } from '../../../../core/contract/recording/outage-sound.ts'
import { oggOpusHead } from '../../../../core/media/ogg/ogg-read.ts'
import type { KeptGap } from '../../../../core/session/library/session-schema.ts'
import type { VoiceConfig } from '../../../../core/voice/config.ts'
import type { Side } from '../../../../core/voice/sides.ts'

const RETRY_MS = 1000

/** Storage state of the sound of an outage. */
export interface OutageState {
  /** Undefined until the host has responded; false once it keeps no more. */
  readonly isKept: boolean | undefined
  /** Duration of the sound on the disk, in milliseconds. */
  readonly keptMs: number
  /** The reason why it cannot be stored at the moment. */
  readonly error: AppError | undefined
}

interface Outage {
  readonly session: string
  readonly take: string
  readonly side: Side | undefined
  /** Beginning of its sound, in milliseconds of the session. */
  readonly fromMs: number
  readonly config: VoiceConfig
  /** Id of the account that the session runs with. */
  readonly account: string
}

export interface OutageRecorderPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly after: (ms: number, run: () => void) => void
  /** Creates the id of a take. */
  readonly newId: () => string
  /** Resolves once its session is stored, without which nobody would find its sound. */
  readonly begun: () => Promise<void>
  /** Undefined once the outage is over and all of it is stored. */
  readonly changed: (state: OutageState | undefined) => void
  /** The gaps of the session, read at the end of the outage. */
  readonly gaps: () => readonly KeptGap[]
}

/**
 * Has the host keep the sound of one outage, chunk by chunk. Unacknowledged chunks wait here and are sent again. A host
 * that cannot read what another one has stored, since its key is gone, gets the rest as a take of its own.
 */
export class OutageRecorder {
  readonly #ports: OutageRecorderPorts
  #outage: Outage
  /** Beginning of the take and end of the last chunk, in milliseconds of the recording. */
  #beganMs = 0
  #untilMs = 0
  #index = 0
  /** Pages without which no part of the recording can be decoded. */
  #head = new Uint8Array()
  #state: OutageState = { isKept: undefined, keptMs: 0, error: undefined }
  #work: Promise<void>

  constructor(outage: Outage, ports: OutageRecorderPorts) {
    this.#outage = outage
    this.#ports = ports
    ports.changed(this.#state)
    this.#work = ports.begun().then(() => this.#begin())
  }

  push(chunk: OutageChunk): void {
    this.#work = this.#work.then(() => this.#store(chunk))
  }

  async #store({ data, untilMs, isLast }: OutageChunk): Promise<void> {
    if (data.length > 0 && data.length <= MAX_PIECE_BYTES) {
      if (this.#head.length === 0) this.#head = oggOpusHead(data)
      while (this.#state.isKept === true && (await this.#append(data, untilMs))) await this.#beginAgain()
    }
    this.#untilMs = untilMs
    if (!isLast) return
    const { session, take } = this.#outage
    const gaps = [...this.#ports.gaps()]
    await this.#insist(() => this.#ports.bridge.invoke('missingSpeech.end', { session, take, gaps }))
    this.#ports.changed(undefined)
  }

  async #begin(): Promise<void> {
    const { side, ...begun } = this.#outage
    const take = { ...begun, ...(side !== undefined && { side }) }
    const { isKept } = await this.#insist(() => this.#ports.bridge.invoke('missingSpeech.begin', take))
    this.#enter({ isKept, error: undefined })
  }

  /** @returns whether the host has lost what it was given before */
  async #append(chunk: Uint8Array, endMs: number): Promise<boolean> {
    const { session, take } = this.#outage
    const [index, untilMs] = [this.#index, endMs - this.#beganMs]
    const data = index === 0 && this.#beganMs > 0 ? joinBytes([this.#head, chunk]) : chunk
    const { isKept, isLost = false } = await this.#insist(() =>
      this.#ports.bridge.invoke('missingSpeech.append', { session, take, index, untilMs, data }),
    )
    if (isLost) return true
    this.#index += 1
    this.#enter({ isKept, error: undefined, ...(isKept && { keptMs: untilMs }) })
    return false
  }

  async #beginAgain(): Promise<void> {
    const { newId } = this.#ports
    const fromMs = this.#outage.fromMs + this.#untilMs - this.#beganMs
    this.#outage = { ...this.#outage, take: newId(), fromMs }
    this.#beganMs = this.#untilMs
    this.#index = 0
    this.#enter({ keptMs: 0 })
    await this.#begin()
  }

  /** Repeats a call until it is answered: a full disk may get room again, and a host that was killed starts again. */
  async #insist<T>(call: () => Promise<Result<T>>): Promise<T> {
    for (let answer = await call(); ; answer = await call()) {
      if (answer.ok) return answer.value
      this.#enter({ error: answer.error })
      await new Promise<void>((resolve) => this.#ports.after(RETRY_MS, resolve))
    }
  }

  #enter(change: Partial<OutageState>): void {
    this.#state = { ...this.#state, ...change }
    this.#ports.changed(this.#state)
  }
}
