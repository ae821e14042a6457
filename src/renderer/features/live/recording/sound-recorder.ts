import { joinBytes } from '../../../../core/audio/pcm.ts'
import { MAX_PIECE_BYTES } from '../../../../core/base/chunk.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'

const RETRY_MS = 1000

/** Storage of a session's sound. */
export interface KeptSound {
  /** Whether it is being kept, or would be if it could be stored. */
  readonly isWanted: boolean
  /** Why it cannot be stored just now. */
  readonly error: AppError | undefined
}

export const NO_SOUND: KeptSound = { isWanted: false, error: undefined }

export interface SoundRecorderPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly after: (ms: number, run: () => void) => void
  readonly changed: (state: KeptSound) => void
}

/**
 * Has the host store the sound of one session. Nothing is sent before the session itself is in the library.
 * Unacknowledged chunks wait here and are sent again.
 */
export class SoundRecorder {
  readonly #id: string
  readonly #ports: SoundRecorderPorts
  #waiting: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  /** Bytes of the stream before those that wait. */
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
  take(data: Uint8Array<ArrayBuffer>): void {
    if (this.#isOver || data.length === 0) return
    this.#enter({ ...this.#state, isWanted: true })
    this.#waiting = joinBytes([this.#waiting, data])
    void this.#tell()
  }

  /** The session is in the library. */
  begin(): void {
    this.#mayTell = true
    void this.#tell()
  }

  /** Discards the sound. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#waiting = new Uint8Array(0)
    this.#enter(NO_SOUND)
  }

  async #tell(): Promise<void> {
    if (this.#isTelling || !this.#mayTell) return
    this.#isTelling = true
    while (this.#waiting.length > 0 && (await this.#tellOnce()));
    this.#isTelling = false
  }

  /** @returns whether to continue; otherwise it resumes by itself, or never */
  async #tellOnce(): Promise<boolean> {
    const at = this.#stored
    const told = await this.#ports.bridge.invoke('session.keepSound', {
      id: this.#id,
      at,
      data: this.#waiting.slice(0, MAX_PIECE_BYTES),
    })
    if (this.#isOver) return false
    if (!told.ok) {
      this.#enter({ isWanted: true, error: told.error })
      this.#ports.after(RETRY_MS, () => void this.#tell())
      return false
    }
    const { isKept, storedBytes } = told.value
    // An acknowledged chunk that is gone was deleted: the rest alone could not be played.
    if (!isKept || storedBytes <= at) {
      this.end()
      return false
    }
    this.#waiting = this.#waiting.slice(storedBytes - at)
    this.#stored = storedBytes
    this.#enter({ isWanted: true, error: undefined })
    return true
  }

  #enter(next: KeptSound): void {
    const { isWanted, error } = this.#state
    if (next.isWanted === isWanted && next.error === error) return
    this.#state = next
    this.#ports.changed(next)
  }
}
