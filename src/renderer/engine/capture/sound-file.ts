import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { FileProgress } from '../sound-options.ts'

const failureOf = (name: string, { error }: HTMLAudioElement): AppErrorOf<'sound-file'> => ({
  kind: 'sound-file',
  reason: 'failed',
  name,
  detail: error?.message ?? '',
})

/** An element that tells whether there is sound in its media: each browser has another way. */
interface HeardElement extends HTMLAudioElement {
  readonly captureStream?: () => MediaStream
  readonly mozHasAudio?: boolean
  readonly audioTracks?: ArrayLike<unknown>
}

/** Whether there is sound in media whose data is loaded; true if the browser does not tell. */
function hasSound(element: HeardElement): boolean {
  // A head that states no length and that nothing follows, as of a recording that was cut off at once.
  if (element.duration === 0) return false
  const { mozHasAudio, audioTracks } = element
  if (mozHasAudio !== undefined) return mozHasAudio
  const tracks = audioTracks ?? element.captureStream?.().getAudioTracks()
  return tracks === undefined || tracks.length > 0
}

/**
 * An audio or video file that is played into a session at the pace of speech. It is decoded during playback, so
 * its length does not matter.
 */
export class PlayedFile {
  readonly #name: string
  readonly #element: HTMLAudioElement
  readonly #address: string
  #isClosed = false

  private constructor(name: string, element: HTMLAudioElement, address: string) {
    this.#name = name
    this.#element = element
    this.#address = address
  }

  static open(file: File): Promise<Result<PlayedFile, AppErrorOf<'sound-file'>>> {
    const address = URL.createObjectURL(file)
    const element = new Audio()
    element.preload = 'auto'
    return new Promise((resolve) => {
      element.addEventListener(
        // A length that the head does not state is known once there is data, or its end.
        'loadeddata',
        () => {
          const opened = new PlayedFile(file.name, element, address)
          if (hasSound(element)) return resolve(ok(opened))
          opened.close()
          resolve(err({ kind: 'sound-file', reason: 'no-sound', name: file.name, detail: '' }))
        },
        { once: true },
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
      /** Called instead if there was nothing to play, or the file was changed or removed while it played. */
      readonly failed: (error: AppErrorOf<'sound-file'>) => void
    },
  ): AudioNode {
    const source = context.createMediaElementSource(this.#element)
    this.#element.addEventListener('timeupdate', () => {
      // An element emits another `timeupdate` when its source is removed.
      if (!this.#isClosed) on.progress(this.#progress())
    })
    // A head with a length that nothing follows is played to its end at once.
    let hasPlayed = false
    this.#element.addEventListener('playing', () => {
      hasPlayed ||= this.#element.currentTime < this.#element.duration
    })
    this.#element.addEventListener('ended', () => {
      if (hasPlayed) on.over()
      else on.failed({ kind: 'sound-file', reason: 'no-sound', name: this.#name, detail: '' })
    })
    this.#element.addEventListener('error', () => {
      if (!this.#isClosed) on.failed(failureOf(this.#name, this.#element))
    })
    on.progress(this.#progress())
    this.#play()
    return source
  }

  set isPaused(isPaused: boolean) {
    if (isPaused) this.#element.pause()
    else this.#play()
  }

  close(): void {
    this.#isClosed = true
    this.#element.pause()
    this.#element.removeAttribute('src')
    this.#element.load()
    URL.revokeObjectURL(this.#address)
  }

  /** Its failure is an event of the element; a pause or the end interrupts it. */
  #play(): void {
    this.#element.play().catch(() => undefined)
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
