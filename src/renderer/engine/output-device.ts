import { type AppError, unexpected } from '../../core/base/errors.ts'
import { listAudioDevices, watchAudioDevices } from './capture/microphone.ts'

declare global {
  /** Supported by Chromium but missing in TypeScript's DOM types. */
  interface AudioContext {
    /** Empty for the system default. */
    readonly sinkId: string
    setSinkId(deviceId: string): Promise<void>
  }
}

/**
 * Routes the sound of a context to a device. If the device is gone, a context created for it claims to run
 * but plays nothing; the system's default replaces it, and the problem is reported.
 */
export class OutputDevice {
  readonly #context: AudioContext
  readonly #problem: (error: AppError) => void
  #chosen = ''
  #isReported = false
  readonly #endWatch: () => void

  /** @param problem called once per chosen device, if the output would be inaudible */
  constructor(context: AudioContext, problem: (error: AppError) => void) {
    this.#context = context
    this.#problem = problem
    context.addEventListener('error', () => void this.#fallBack('the device failed'))
    this.#endWatch = watchAudioDevices(() => void this.#return())
  }

  /** @param deviceId empty for the system default */
  async choose(deviceId: string): Promise<void> {
    if (deviceId === this.#chosen) return
    this.#chosen = deviceId
    this.#isReported = false
    await this.#context
      .setSinkId(deviceId)
      .catch((thrown: unknown) => this.#fallBack(unexpected(thrown).detail))
  }

  close(): void {
    this.#endWatch()
  }

  /** Returns to the chosen device once it is available again. */
  async #return(): Promise<void> {
    if (!this.#isReported || this.#chosen === '') return
    const listed = await listAudioDevices()
    if (!listed.ok || !listed.value.speakers.some(({ id }) => id === this.#chosen)) return
    try {
      await this.#context.setSinkId(this.#chosen)
      this.#isReported = false
    } catch {
      // The device exists but is not ready: the system's default stays, and the next change tries again.
    }
  }

  async #fallBack(detail: string): Promise<void> {
    const context = this.#context
    if (this.#isReported || context.state === 'closed') return
    this.#isReported = true
    const isChosen = context.sinkId !== '' || this.#chosen !== ''
    try {
      await context.setSinkId('')
      await context.resume()
      this.#problem({ kind: 'audio-output', ...(isChosen && { instead: 'system' }), detail })
    } catch (thrown) {
      this.#problem({ kind: 'audio-output', detail: unexpected(thrown).detail })
    }
  }
}
