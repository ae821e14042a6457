import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { FileProgress } from '../sound-options.ts'

const failureOf = (name: string, { error }: HTMLAudioElement): AppErrorOf<'sound-file'> => ({
  kind: 'sound-file',
  name,
  detail: error?.message ?? '',
})

/**
 * An audio or video file that is played into a session at the pace of speech. It is decoded during playback, so
 * its length does not matter.
 */
export class SoundFile {
  readonly #name: string
  readonly #element: HTMLAudioElement
  readonly #address: string
  #isClosed = false

  private constructor(name: string, element: HTMLAudioElement, address: string) {
    this.#name = name
    this.#element = element
    this.#address = address
  }

  static open(file: File): Promise<Result<SoundFile, AppErrorOf<'sound-file'>>> {
    const address = URL.createObjectURL(file)
    const element = new Audio()
    element.preload = 'auto'
    return new Promise((resolve) => {
      element.addEventListener(
        'loadedmetadata',
        () => resolve(ok(new SoundFile(file.name, element, address))),
        {
          once: true,
        },
      )
      element.addEventListener(
        'error',
        () => {
          URL.revokeObjectURL(address)
          resolve(err(failureOf(file.name, element)))
        },
        { once: true },
      )
      element.src = address
    })
  }

  /** Starts playback into this context only. */
  begin(
    context: AudioContext,
    on: {
      readonly progress: (progress: FileProgress) => void
      readonly over: () => void
      /** Called if the file was changed or removed while it played. */
      readonly failed: (error: AppErrorOf<'sound-file'>) => void
    },
  ): AudioNode {
    const source = context.createMediaElementSource(this.#element)
    this.#element.addEventListener('timeupdate', () => {
      // An element emits another `timeupdate` when its source is removed.
      if (!this.#isClosed) on.progress(this.#progress())
    })
    this.#element.addEventListener('ended', on.over)
    this.#element.addEventListener('error', () => {
      if (!this.#isClosed) on.failed(failureOf(this.#name, this.#element))
    })
    on.progress(this.#progress())
    void this.#element.play()
    return source
  }

  set isPaused(isPaused: boolean) {
    if (isPaused) this.#element.pause()
    else void this.#element.play()
  }

  close(): void {
    this.#isClosed = true
    this.#element.pause()
    this.#element.removeAttribute('src')
    this.#element.load()
    URL.revokeObjectURL(this.#address)
  }

  #progress(): FileProgress {
    const { currentTime, duration } = this.#element
    return {
      name: this.#name,
      positionMs: currentTime * 1000,
      durationMs: Number.isFinite(duration) ? duration * 1000 : 0,
    }
  }
}
