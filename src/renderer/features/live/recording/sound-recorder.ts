import { joinBytes } from '../../../../core/audio/pcm.ts'
import { MAX_PIECE_BYTES } from '../../../../core/base/chunk.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'

const RETRY_MS = 1000

/** Storage state of a session's audio. */
export interface RecordedSound {
  /** Whether the audio is to be stored, even if that fails at the moment. */
  readonly isWanted: boolean
  /** The reason why it cannot be stored at the moment. */
  readonly error: AppError | undefined
}

export const NO_SOUND: RecordedSound = { isWanted: false, error: undefined }

export interface SoundRecorderPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly after: (ms: number, run: () => void) => void
  readonly changed: (state: RecordedSound) => void
}

/**
 * Has the host store the audio of one session. It is sent only after the session itself is in the library.
 * Unacknowledged chunks wait here and are sent again.
 */
export class SoundRecorder {
  readonly #id: string
  readonly #ports: SoundRecorderPorts
  #waiting: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  /** Number of stream bytes before the waiting ones. */
  #stored = 0
  #mayTell = false
  #isTelling = false
  #isOver = false
  #state = NO_SOUND

  constructor(id: string, ports: SoundRecorderPorts) {
    this.#id = id
    this.#ports = ports
  }

  /** @param data the next bytes of the stream */
  push(data: Uint8Array<ArrayBuffer>): void {
    if (this.#isOver || data.length === 0) return
    this.#enter({ ...this.#state, isWanted: true })
    this.#waiting = joinBytes([this.#waiting, data])
    void this.#send()
  }

  /** Starts sending: the session is in the library. */
  begin(): void {
    this.#mayTell = true
    void this.#send()
  }

  /** Discards the remaining audio. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#waiting = new Uint8Array(0)
    this.#enter(NO_SOUND)
  }

  async #send(): Promise<void> {
    if (this.#isTelling || !this.#mayTell) return
    this.#isTelling = true
    while (this.#waiting.length > 0 && (await this.#sendOnce()));
    this.#isTelling = false
  }

  /** @returns whether to continue at once; otherwise it continues after a pause, or never */
  async #sendOnce(): Promise<boolean> {
    const at = this.#stored
    const stored = await this.#ports.bridge.invoke('session.keepSound', {
      id: this.#id,
      at,
      data: this.#waiting.slice(0, MAX_PIECE_BYTES),
    })
    if (this.#isOver) return false
    if (!stored.ok) {
      this.#enter({ isWanted: true, error: stored.error })
      this.#ports.after(RETRY_MS, () => void this.#send())
      return false
    }
    const { isKept, storedBytes } = stored.value
    // An acknowledged chunk that is missing was deleted: the rest alone could not be played.
    if (!isKept || storedBytes <= at) {
      this.end()
      return false
    }
    this.#waiting = this.#waiting.slice(storedBytes - at)
    this.#stored = storedBytes
    this.#enter({ isWanted: true, error: undefined })
    return true
  }

  #enter(next: RecordedSound): void {
    const { isWanted, error } = this.#state
    if (next.isWanted === isWanted && next.error === error) return
    this.#state = next
    this.#ports.changed(next)
  }
}
