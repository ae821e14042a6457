import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { SystemAudioState } from '../sound-options.ts'
import { listAudioDevices, openMicrophone } from './microphone.ts'
import { needsSystemAudioPermission, systemAudioWay } from './system-audio-way.ts'

/** Supported by Chromium but missing in TypeScript's DOM types. */
interface LoopbackOptions extends DisplayMediaStreamOptions {
  readonly systemAudio: 'include'
  readonly windowAudio: 'system'
  readonly audio: MediaTrackConstraints & { readonly restrictOwnAudio: boolean }
}

/** System audio is not processed: the processing is made for microphones and would degrade it. */
const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false } as const

const SYSTEM_AUDIO: LoopbackOptions = {
  // Excludes the app's own speech, which would be translated again.
  audio: { ...UNPROCESSED, restrictOwnAudio: true },
  // Video has to be requested, and is stopped at once.
  video: true,
  systemAudio: 'include',
  windowAudio: 'system',
}

/** macOS ends the capture of a program that it does not let hear, or keeps it silent, and reports neither. */
export const DENIED_END_MS = 2000
export const DENIED_SILENCE_MS = 10_000

type SystemAudioError = AppErrorOf<'system-audio'>
const failed = (reason: SystemAudioError['reason']): Result<never, SystemAudioError> =>
  err({ kind: 'system-audio', reason })

interface SystemAudioHandlers {
  /** Reports the stream to capture from now on; undefined for silence. */
  stream(stream: MediaStream | undefined): void
  state(state: SystemAudioState): void
  /** Called when the device has failed, until `restore` finds it. */
  lost(): void
}

/** Keeps system audio open, as long as a device carries it. What a user shares cannot be opened again. */
export class SystemAudio {
  readonly #deviceId: string
  readonly #on: SystemAudioHandlers
  #stream: MediaStream | undefined
  /** The system's name of the device, by which it is recognised if its id changes. */
  #name = ''
  #isClosed = false
  /** Until it is heard: when it was opened, if the system may deny it without a word. */
  #doubtedSince: number | undefined
  #isSilent = false
  readonly #now: () => number

  /**
   * @param deviceId an input device that carries it; empty if the system provides it directly
   * @param now monotonic milliseconds
   */
  constructor(deviceId: string, on: SystemAudioHandlers, now: () => number = () => performance.now()) {
    this.#deviceId = deviceId
    this.#on = on
    this.#now = now
  }

  get stream(): MediaStream | undefined {
    return this.#stream
  }

  /** Opens it for the first time. Must follow a user gesture. */
  open(): Promise<Result<void, SystemAudioError>> {
    return this.#open(this.#deviceId)
  }

  async restore(): Promise<boolean> {
    // Audio that a user shared can only be shared again.
    if (this.#stream !== undefined || this.#deviceId === '') return true
    const listed = await listAudioDevices()
    const back = (listed.ok ? listed.value.microphones : []).find(
      ({ id, label }) => id === this.#deviceId || (label !== '' && label === this.#name),
    )
    if (back === undefined || !(await this.#open(back.id)).ok) return false
    this.#on.state('fine')
    return true
  }

  /** @param rms level of all that is captured, 0 for digital silence */
  hear(rms: number): void {
    if (this.#doubtedSince === undefined) return
    if (rms > 0) {
      this.#doubtedSince = undefined
      if (this.#isSilent) this.#on.state('fine')
    } else if (!this.#isSilent && this.#now() - this.#doubtedSince >= DENIED_SILENCE_MS) {
      this.#isSilent = true
      this.#on.state('silent')
    }
  }

  close(): void {
    this.#isClosed = true
    for (const track of this.#stream?.getTracks() ?? []) track.stop()
  }

  async #open(deviceId: string): Promise<Result<void, SystemAudioError>> {
    const opened = await openSystemAudio(deviceId)
    if (!opened.ok) return opened
    const { stream, isWithOwn } = opened.value
    this.#stream = stream
    if (this.#isClosed) {
      this.close()
      return ok(undefined)
    }
    const [track] = stream.getAudioTracks()
    this.#name = track?.label ?? ''
    track?.addEventListener('ended', () => this.#lose())
    if (deviceId === '' && needsSystemAudioPermission()) this.#doubtedSince = this.#now()
    if (isWithOwn) this.#on.state('with-own')
    this.#on.stream(stream)
    return ok(undefined)
  }

  #lose(): void {
    this.#stream = undefined
    this.#on.stream(undefined)
    this.#on.state(this.#deviceId !== '' ? 'missing' : this.#isDenied() ? 'denied' : 'ended')
    if (this.#deviceId !== '') this.#on.lost()
  }

  #isDenied(): boolean {
    return this.#doubtedSince !== undefined && this.#now() - this.#doubtedSince < DENIED_END_MS
  }
}

interface OpenedAudio {
  readonly stream: MediaStream
  /** Whether it contains the app's own speech although that was to be excluded. */
  readonly isWithOwn: boolean
}

/**
 * Opens system audio. Must follow a user gesture.
 *
 * @param deviceId an input device that carries it; empty if the system provides it directly
 */
async function openSystemAudio(deviceId: string): Promise<Result<OpenedAudio, SystemAudioError>> {
  if (deviceId !== '') {
    const opened = await openMicrophone({ deviceId, ...UNPROCESSED })
    if (opened.ok) return ok({ stream: opened.value, isWithOwn: false })
    return failed(['denied', 'unanswered'].includes(opened.error.reason) ? 'denied' : 'missing')
  }
  try {
    const { stream, isWithOwn } = await shareSystemAudio()
    for (const picture of stream.getVideoTracks()) picture.stop()
    const [track] = stream.getAudioTracks()
    if (track === undefined) return failed('no-sound')
    // macOS denies the permission this way.
    return track.readyState === 'ended'
      ? failed('denied')
      : ok({ stream: new MediaStream([track]), isWithOwn })
  } catch (thrown) {
    return failed(isRefusal(thrown) ? 'denied' : 'failed')
  }
}

async function shareSystemAudio(): Promise<OpenedAudio> {
  try {
    return { stream: await navigator.mediaDevices.getDisplayMedia(SYSTEM_AUDIO), isWithOwn: false }
  } catch (thrown) {
    // Windows before 10 22H2 fails to leave one program out. A browser would ask its user once more.
    if (isRefusal(thrown) || systemAudioWay() !== 'provided') throw thrown
    const options = { ...SYSTEM_AUDIO, audio: UNPROCESSED }
    return { stream: await navigator.mediaDevices.getDisplayMedia(options), isWithOwn: true }
  }
}

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'NotAllowedError'
