import { type AppErrorOf, unexpected } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { ownDevices } from '../../../core/product/sound-devices/own-devices.ts'

export interface MicrophoneOptions {
  /** Empty for the system default. */
  readonly deviceId: string
  /** The system's name of the chosen device, used while it is missing. */
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

/** The browser's answer to whether this page may use the microphone; undefined if it does not tell. */
export async function microphonePermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'microphone' })
  } catch {
    return undefined
  }
}

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
    const error = microphoneError(thrown)
    // A browser that would ask again has been given no answer.
    const isUnanswered = error.reason === 'denied' && (await microphonePermission())?.state === 'prompt'
    return err(isUnanswered ? { ...error, reason: 'unanswered' } : error)
  }
}

export interface AudioDevices {
  readonly microphones: readonly AudioDevice[]
  readonly speakers: readonly AudioDevice[]
}

/** Devices that would make Parley hear itself: microphones with what it speaks, and speakers with what it captures. */
const LOOPS = { audioinput: ownDevices.microphone, audiooutput: ownDevices.programSound } as const

const withoutLoops = (devices: readonly MediaDeviceInfo[], ofKind: keyof typeof LOOPS) =>
  devices.filter(({ kind, label }) => kind === ofKind && !label.startsWith(LOOPS[ofKind]))

/** Lists the audio devices of this computer. Browsers hide their names until the microphone was allowed once. */
export async function listAudioDevices(): Promise<Result<AudioDevices>> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const ofKind = (kind: keyof typeof LOOPS) =>
      withoutLoops(devices, kind)
        .filter(({ deviceId }) => deviceId !== '')
        .map(({ deviceId: id, label }) => ({ id, label }))
    return ok({ microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') })
  } catch (thrown) {
    return err(unexpected(thrown))
  }
}

export const NO_DEVICES: AudioDevices = { microphones: [], speakers: [] }

/** Reports the devices now and on every change. Returns a function that ends it. */
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

/**
 * Calls back when devices are connected or disconnected. On Linux, Chromium notices those that only the sound server knows
 * when a page lists them: a host that watches the server reports them. Returns a function that ends it.
 */
export function watchAudioDevices(changed: () => void): () => void {
  navigator.mediaDevices.addEventListener('devicechange', changed)
  return () => navigator.mediaDevices.removeEventListener('devicechange', changed)
}

/** Calls back when a microphone is connected, also while browsers hide its name. Returns a function that ends it. */
export function watchForMicrophone(found: () => void): () => void {
  const countNow = async () => {
    // Devices that cannot be listed count as none.
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
    return withoutLoops(devices, 'audioinput').length
  }
  let count = countNow()
  return watchAudioDevices(() => {
    const counts = [count, (count = countNow())] as const
    void Promise.all(counts).then(([earlier, now]) => now > earlier && found())
  })
}
