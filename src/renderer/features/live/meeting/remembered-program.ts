import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { isProgramSound } from '../../../../core/product/sound-devices/own-devices.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { InputDevice, PendingCapture } from '../../../shared/programs/program-captures.ts'

/**
 * The capture of a program that was chosen in an earlier run: its device is made while the page starts, so that a
 * session can be started before it is there.
 *
 * @param find waits for a microphone of this name
 * @returns undefined if the settings use no program's sound
 */
export function rememberedProgram(
  { audio, meeting }: Settings,
  bridge: Pick<Bridge, 'invoke'>,
  find: (label: string) => Promise<Result<InputDevice>>,
): PendingCapture | undefined {
  const chosen = [
    { id: meeting.device, label: meeting.deviceName },
    { id: audio.systemDevice, label: audio.systemDeviceName },
  ].find(({ label }) => isProgramSound(label))
  if (chosen === undefined) return undefined
  const open = async (): Promise<Result<InputDevice>> => {
    // Answered once the devices of earlier runs exist.
    const devices = await bridge.invoke('soundDevices.get', {})
    if (!devices.ok) return devices
    const { capture } = devices.value
    if (capture.type === 'failed') return err(capture.error)
    return capture.type === 'on' ? find(chosen.label) : ok(chosen)
  }
  return {
    device: open(),
    toPatch: ({ id }) => ({
      ...(isProgramSound(meeting.deviceName) && { meeting: { device: id } }),
      ...(isProgramSound(audio.systemDeviceName) && { audio: { systemDevice: id } }),
    }),
  }
}
