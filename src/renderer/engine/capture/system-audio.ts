import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { openMicrophone } from './microphone.ts'

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

/**
 * Opens system audio. Must follow a user gesture.
 *
 * @param deviceId an input device that carries it; empty if the system provides it directly
 */
export async function openSystemAudio(deviceId: string): Promise<Result<MediaStream, SystemAudioError>> {
  if (deviceId !== '') {
    const opened = await openMicrophone({ deviceId, ...UNPROCESSED })
    return opened.ok ? opened : failed(opened.error.reason === 'denied' ? 'denied' : 'missing')
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
