import { type AppError, unexpected } from '../../core/base/errors.ts'
import { listAudioDevices, watchAudioDevices } from './capture/microphone.ts'

declare global {
  /** Supported by Chromium but missing in TypeScript's DOM types. */
  interface AudioContext {
    /** Empty for the system's choice. */
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
  #isTold = false
  readonly #endWatch: () => void

  /** @param problem called once per choice, when the output would be inaudible */
  constructor(context: AudioContext, problem: (error: AppError) => void) {
    this.#context = context
    this.#problem = problem
    context.addEventListener('error', () => void this.#fallBack('the device failed'))
    this.#endWatch = watchAudioDevices(() => void this.#return())
  }

  /** @param deviceId empty for the system's choice */
  async choose(deviceId: string): Promise<void> {
    if (deviceId === this.#chosen) return
    this.#chosen = deviceId
    this.#isTold = false
    await this.#context
      .setSinkId(deviceId)
      .catch((thrown: unknown) => this.#fallBack(unexpected(thrown).detail))
  }

  close(): void {
    this.#endWatch()
  }

  /** Back to the chosen device, once it is there again. */
  async #return(): Promise<void> {
    if (!this.#isTold || this.#chosen === '') return
    const listed = await listAudioDevices()
    if (!listed.ok || !listed.value.speakers.some(({ id }) => id === this.#chosen)) return
    try {
      await this.#context.setSinkId(this.#chosen)
      this.#isTold = false
    } catch {
      // The device exists but is not ready: the system's default stays, and the next change tries again.
    }
  }

  async #fallBack(detail: string): Promise<void> {
    const context = this.#context
    if (this.#isTold || context.state === 'closed') return
    this.#isTold = true
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
