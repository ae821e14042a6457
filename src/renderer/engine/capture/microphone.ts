import { type AppErrorOf, unexpected } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'

export interface MicrophoneOptions {
  /** Empty for the system's choice. */
  readonly deviceId: string
  /** The system's name for it when it was chosen, used while it is missing. */
  readonly name?: string | undefined
  readonly echoCancellation: boolean
  readonly noiseSuppression: boolean
  readonly autoGainControl: boolean
}

export interface AudioDevice {
  readonly id: string
  readonly label: string
}

type MicrophoneError = AppErrorOf<'microphone'>

const REASONS: Readonly<Record<string, MicrophoneError['reason']>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

const microphoneError = (thrown: unknown): MicrophoneError => ({
  kind: 'microphone',
  reason: (thrown instanceof DOMException && REASONS[thrown.name]) || 'failed',
})

/** Opens a microphone; the system or the browser may ask the user first. */
export async function openMicrophone(
  options: MicrophoneOptions,
): Promise<Result<MediaStream, MicrophoneError>> {
  const { deviceId, name: _name, ...processing } = options
  try {
    return ok(
      await navigator.mediaDevices.getUserMedia({
        audio: { ...processing, ...(deviceId !== '' && { deviceId: { exact: deviceId } }) },
      }),
    )
  } catch (thrown) {
    return err(microphoneError(thrown))
  }
}

export interface AudioDevices {
  readonly microphones: readonly AudioDevice[]
  readonly speakers: readonly AudioDevice[]
}

/** The devices of this computer. Until the microphone was allowed once, browsers hide their names. */
export async function listAudioDevices(): Promise<Result<AudioDevices>> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const ofKind = (kind: MediaDeviceKind) =>
      devices
        .filter((device) => device.kind === kind && device.deviceId !== '')
        .map(({ deviceId: id, label }) => ({ id, label }))
    return ok({ microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') })
  } catch (thrown) {
    return err(unexpected(thrown))
  }
}

export const NO_DEVICES: AudioDevices = { microphones: [], speakers: [] }

/** Tells which devices there are, now and whenever that changes. The answer ends it. */
export function followAudioDevices(listener: (devices: AudioDevices) => void): () => void {
  let isFollowed = true
  const refresh = async () => {
    const listed = await listAudioDevices()
    if (isFollowed) listener(listed.ok ? listed.value : NO_DEVICES)
  }
  void refresh()
  const end = watchAudioDevices(() => void refresh())
  return () => {
    isFollowed = false
    end()
  }
}

/** Tells when devices come or go. The answer ends it. */
export function watchAudioDevices(changed: () => void): () => void {
  navigator.mediaDevices.addEventListener('devicechange', changed)
  return () => navigator.mediaDevices.removeEventListener('devicechange', changed)
}
