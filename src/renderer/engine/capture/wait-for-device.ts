import { err, ok, type Result } from '../../../core/base/result.ts'
import { type AudioDevice, type AudioDevices, listAudioDevices, openMicrophone } from './microphone.ts'

const ATTEMPTS = 20
const PAUSE_MS = 250
const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** Lists the devices with their names: where browsers hide them, it asks for the microphone, which reveals them. */
export async function listNamedDevices(): Promise<Result<AudioDevices>> {
  const listed = await listAudioDevices()
  if (!listed.ok) return listed
  const { microphones, speakers } = listed.value
  if ([...microphones, ...speakers].some(({ label }) => label !== '')) return listed
  const opened = await openMicrophone({ deviceId: '', ...UNPROCESSED })
  if (!opened.ok) return opened
  for (const track of opened.value.getTracks()) track.stop()
  return listAudioDevices()
}

/** Waits up to 5 s for a device that was just created, and that browsers list without an event. */
export async function waitForDevice(kind: keyof AudioDevices, label: string): Promise<Result<AudioDevice>> {
  for (let i = 0; i < ATTEMPTS; i += 1) {
    const listed = await (i === 0 ? listNamedDevices() : listAudioDevices())
    if (!listed.ok) return listed
    const found = listed.value[kind].find((device) => device.label === label)
    if (found !== undefined) return ok(found)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return err({ kind: 'sound-server', reason: 'failed', detail: 'the browser does not list the device' })
}
