import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { SystemAudioState } from '../sound-options.ts'
import { listAudioDevices, openMicrophone } from './microphone.ts'

/** Supported by Chromium but missing in TypeScript's DOM types. */
interface LoopbackOptions extends DisplayMediaStreamOptions {
  readonly systemAudio: 'include'
  readonly windowAudio: 'system'
  readonly audio: MediaTrackConstraints & { readonly restrictOwnAudio: boolean }
}

/** System audio is not processed: the processing is made for microphones and would degrade it. */
const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false } as const

const WHAT_THE_COMPUTER_PLAYS: LoopbackOptions = {
  // Excludes the app's own speech, which would be translated again.
  audio: { ...UNPROCESSED, restrictOwnAudio: true },
  // Video has to be requested. The desktop shell never provides it, and in a browser it is stopped at once.
  video: true,
  systemAudio: 'include',
  windowAudio: 'system',
}

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

  /** @param deviceId an input device that carries it; empty if the system provides it directly */
  constructor(deviceId: string, on: SystemAudioHandlers) {
    this.#deviceId = deviceId
    this.#on = on
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

  close(): void {
    this.#isClosed = true
    for (const track of this.#stream?.getTracks() ?? []) track.stop()
  }

  async #open(deviceId: string): Promise<Result<void, SystemAudioError>> {
    const opened = await openSystemAudio(deviceId)
    if (!opened.ok) return opened
    this.#stream = opened.value
    if (this.#isClosed) {
      this.close()
      return ok(undefined)
    }
    const [track] = opened.value.getAudioTracks()
    this.#name = track?.label ?? ''
    track?.addEventListener('ended', () => this.#lose())
    this.#on.stream(opened.value)
    return ok(undefined)
  }

  #lose(): void {
    this.#stream = undefined
    this.#on.stream(undefined)
    this.#on.state(this.#deviceId === '' ? 'ended' : 'missing')
    if (this.#deviceId !== '') this.#on.lost()
  }
}

/**
 * Opens system audio. Must follow a user gesture.
 *
 * @param deviceId an input device that carries it; empty if the system provides it directly
 */
async function openSystemAudio(deviceId: string): Promise<Result<MediaStream, SystemAudioError>> {
  if (deviceId !== '') {
    const opened = await openMicrophone({ deviceId, ...UNPROCESSED })
    if (opened.ok) return opened
    return failed(['denied', 'unanswered'].includes(opened.error.reason) ? 'denied' : 'missing')
  }
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia(WHAT_THE_COMPUTER_PLAYS)
    for (const picture of stream.getVideoTracks()) picture.stop()
    const [track] = stream.getAudioTracks()
    if (track === undefined) return failed('no-sound')
    // macOS denies the permission this way.
    return track.readyState === 'ended' ? failed('denied') : ok(new MediaStream([track]))
  } catch (thrown) {
    const isRefused = thrown instanceof DOMException && thrown.name === 'NotAllowedError'
    return failed(isRefused ? 'denied' : 'failed')
  }
}
