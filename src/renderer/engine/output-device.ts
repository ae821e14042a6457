import { type AppError, unexpected } from '../../core/base/errors.ts'
import { listAudioDevices, watchAudioDevices } from './capture/microphone.ts'
import { inTime, onDeviceLost, resumeContext } from './recovery/resume-context.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'
import type { ProblemEvent } from './sound-options.ts'

declare global {
  /** Supported by Chromium but missing in TypeScript's DOM types. */
  interface AudioContext {
    /** Empty for the system default. */
    readonly sinkId: string
    setSinkId(deviceId: string): Promise<void>
  }
}

/**
 * Routes the sound of a context to a device. If the device is gone, a context goes on without a word, silent or on another
 * device of the sound server's choice; the system's default replaces it until it is back, and the problem is reported.
 */
export class OutputDevice {
  readonly #context: AudioContext
  readonly #recovery: Pick<SoundRecovery, 'join' | 'lost'>
  readonly #problem: (event: ProblemEvent) => void
  readonly #part = { restore: (isLate: boolean) => this.#restore(isLate) }
  readonly #endings: readonly (() => void)[]
  #chosen = ''
  #reported: AppError | undefined
  #detail = 'the device failed'

  /** @param problem called once while the output would be inaudible or is another one, and once when it is as chosen */
  constructor(
    context: AudioContext,
    recovery: Pick<SoundRecovery, 'join' | 'lost'>,
    problem: (event: ProblemEvent) => void,
  ) {
    this.#context = context
    this.#recovery = recovery
    this.#problem = problem
    this.#endings = [recovery.join(this.#part), watchAudioDevices(() => void this.#look())]
    onDeviceLost(context, () => this.#lose('the device failed'))
  }

  /** @param deviceId empty for the system default */
  async choose(deviceId: string): Promise<void> {
    if (deviceId === this.#chosen) return
    this.#chosen = deviceId
    this.#endReport()
    await this.#context.setSinkId(deviceId).catch((thrown: unknown) => this.#lose(unexpected(thrown).detail))
  }

  close(): void {
    for (const end of this.#endings) end()
    this.#endReport()
  }

  /** Notices that the device is gone. */
  async #look(): Promise<void> {
    if (!(await this.#isThere())) this.#lose('the device was disconnected')
  }

  async #isThere(): Promise<boolean> {
    const chosen = this.#chosen
    if (chosen === '') return true
    const listed = await listAudioDevices()
    return listed.ok && listed.value.speakers.some(({ id }) => id === chosen)
  }

  #lose(detail: string): void {
    this.#detail = detail
    this.#recovery.lost(this.#part)
  }

  async #restore(isLate: boolean): Promise<boolean> {
    const chosen = this.#chosen
    const isThere = await this.#isThere()
    if (!isThere && !isLate) return false
    try {
      const isPlaying = await this.#playOn(isThere ? chosen : '')
      if (isThere && isPlaying) this.#endReport()
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
    if (this.#reported !== undefined || this.#context.state === 'closed') return
    this.#reported = { kind: 'audio-output', ...(isReplaced && { instead: 'system' }), detail }
    this.#problem({ type: 'problem', error: this.#reported })
  }

  #endReport(): void {
    if (this.#reported !== undefined) this.#problem({ type: 'problem-over', error: this.#reported })
    this.#reported = undefined
  }
}
