import { type AppError, unexpected } from '../../core/base/errors.ts'
import { listAudioDevices } from './capture/microphone.ts'
import { inTime, onDeviceLost, resumeContext } from './recovery/resume-context.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'

declare global {
  /** Supported by Chromium but missing in TypeScript's DOM types. */
  interface AudioContext {
    /** Empty for the system default. */
    readonly sinkId: string
    setSinkId(deviceId: string): Promise<void>
  }
}

/**
 * Routes the sound of a context to a device. If the device is gone, a context created for it claims to run but plays
 * nothing; the system's default replaces it until it is back, and the problem is reported.
 */
export class OutputDevice {
  readonly #context: AudioContext
  readonly #recovery: SoundRecovery
  readonly #problem: (error: AppError) => void
  readonly #part = { restore: (isLate: boolean) => this.#restore(isLate) }
  readonly #leave: () => void
  #chosen = ''
  #isReported = false
  #detail = 'the device failed'

  /** @param problem called once per chosen device, if the output would be inaudible */
  constructor(context: AudioContext, recovery: SoundRecovery, problem: (error: AppError) => void) {
    this.#context = context
    this.#recovery = recovery
    this.#problem = problem
    this.#leave = recovery.join(this.#part)
    onDeviceLost(context, () => this.#lose('the device failed'))
  }

  /** @param deviceId empty for the system default */
  async choose(deviceId: string): Promise<void> {
    if (deviceId === this.#chosen) return
    this.#chosen = deviceId
    this.#isReported = false
    await this.#context.setSinkId(deviceId).catch((thrown: unknown) => this.#lose(unexpected(thrown).detail))
  }

  close(): void {
    this.#leave()
  }

  #lose(detail: string): void {
    this.#detail = detail
    this.#recovery.lost(this.#part)
  }

  async #restore(isLate: boolean): Promise<boolean> {
    const chosen = this.#chosen
    const listed = await listAudioDevices()
    const isThere = chosen === '' || (listed.ok && listed.value.speakers.some(({ id }) => id === chosen))
    if (!isThere && !isLate) return false
    try {
      const isPlaying = await this.#playOn(isThere ? chosen : '')
      if (isThere && isPlaying) this.#isReported = false
      else if (isLate) this.#report(isPlaying, this.#detail)
      // Another one may have been chosen meanwhile.
      return isThere && isPlaying && chosen === this.#chosen
    } catch (thrown) {
      // The device exists but is not ready.
      if (isLate) this.#report(false, unexpected(thrown).detail)
      return false
    }
  }

  async #playOn(deviceId: string): Promise<boolean> {
    const isRouted = this.#context.sinkId === deviceId || (await inTime(this.#context.setSinkId(deviceId)))
    return isRouted && resumeContext(this.#context)
  }

  #report(isReplaced: boolean, detail: string): void {
    if (this.#isReported || this.#context.state === 'closed') return
    this.#isReported = true
    this.#problem({ kind: 'audio-output', ...(isReplaced && { instead: 'system' }), detail })
  }
}
