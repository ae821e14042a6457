import type { RoomState } from '../../../../core/audience/room/room-calls.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'

/** Frames on their way to the host, 200 ms each: it drops more than a busy host takes. */
const MAX_PENDING = 25

interface SharingRun {
  /** Whether it gives its speech away. */
  isShared: boolean
}

/** Gives the spoken translation of a run to the phones of the room, while somebody there listens. */
export class SpeechSharing {
  readonly #bridge: Pick<Bridge, 'invoke'>
  #run: SharingRun | undefined
  #isHeard = false
  #pending = 0

  constructor(bridge: Pick<Bridge, 'invoke' | 'subscribe'>) {
    this.#bridge = bridge
    bridge.subscribe('room.changed', (state) => this.#take(state))
  }

  /** Follows the latest run alone. */
  async follow(run: SharingRun): Promise<void> {
    this.#run = run
    this.#isHeard = false
    const state = await this.#bridge.invoke('room.get', {})
    if (state.ok) this.#take(state.value)
  }

  async speak(language: string, sound: Uint8Array): Promise<void> {
    if (this.#pending >= MAX_PENDING) return
    this.#pending += 1
    await this.#bridge.invoke('room.speak', { language, sound })
    this.#pending -= 1
  }

  #take({ room }: RoomState): void {
    const isHeard = (room?.listeners ?? 0) > 0
    if (this.#run === undefined || isHeard === this.#isHeard) return
    this.#isHeard = isHeard
    this.#run.isShared = isHeard
  }
}
