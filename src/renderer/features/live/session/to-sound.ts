import type { Clock } from '../../../../core/base/clock.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { mergePatch } from '../../../../core/settings/settings-patch.ts'
import type { SoundOptions, SoundSource } from '../../../engine/sound-options.ts'
import type { PendingCapture } from '../../../shared/programs/program-captures.ts'

type AudioSettings = Settings['audio']

/** Audio options of a session from the user's settings. */
export const toSound = (audio: AudioSettings): SoundOptions => ({
  microphone: {
    deviceId: audio.microphone,
    name: audio.microphoneName,
    echoCancellation: audio.echoCancellation,
    noiseSuppression: audio.noiseSuppression,
    autoGainControl: audio.autoGainControl,
  },
  microphoneGain: audio.microphoneGain,
  systemGain: audio.systemGain,
  speaker: audio.speaker,
  volume: audio.volume,
  passthrough: audio.passthrough,
  catchUp: audio.catchUp,
})

/** Whether a session opens a microphone, or a device for which browsers need the same permission. */
export const opensMicrophone = ({ input, systemDevice }: AudioSettings): boolean =>
  input !== 'system' || systemDevice !== ''

/** @param file replaces all other sources */
export const toSource = ({ input, systemDevice }: AudioSettings, file: File | undefined): SoundSource => {
  if (file !== undefined) return { from: 'file', file }
  return input === 'microphone' ? { from: input } : { from: input, deviceId: systemDevice }
}

/** Longest wait for a program's sound. Creating its device takes seconds, and the browser may ask for a permission. */
export const MAX_CAPTURE_MS = 20_000

const EXPECTED = { id: 'expected', label: '' }

/**
 * The source of a session for which a program was just chosen, once the program is captured.
 *
 * @param sourceOf returns the source of the session with these settings
 * @returns undefined if the session does not wait for the program
 */
export function awaitSource(
  settings: Settings,
  pending: PendingCapture | undefined,
  sourceOf: (settings: Settings) => SoundSource,
  clock: Pick<Clock, 'after'>,
): Promise<Result<SoundSource>> | undefined {
  if (pending === undefined) return undefined
  const source = sourceOf(mergePatch(settings, pending.toPatch(EXPECTED)))
  if (!('deviceId' in source) || source.deviceId !== EXPECTED.id) return undefined
  const capture = async (): Promise<Result<SoundSource>> => {
    const device = await inTime(pending.device, clock)
    return device.ok ? ok({ ...source, deviceId: device.value.id }) : device
  }
  return capture()
}

async function inTime<T>(captured: Promise<Result<T>>, clock: Pick<Clock, 'after'>): Promise<Result<T>> {
  const tooLong = Promise.withResolvers<Result<never>>()
  const detail = 'the program was not captured in time'
  const cancel = clock.after(MAX_CAPTURE_MS, () =>
    tooLong.resolve(err({ kind: 'sound-server', reason: 'failed', detail })),
  )
  const result = await Promise.race([captured, tooLong.promise])
  cancel()
  return result
}
