import { MEASURED_MS, MicrophoneTrial, SPEECH_LIMIT_MS } from '../../core/audio/capture/microphone-trial.ts'
import type { Clock } from '../../core/base/clock.ts'
import { type Check, found, levelCheck } from '../../core/product/doctor/checks.ts'
import { readDevices } from './default-devices.ts'
import type { DeviceManager } from './device-manager.ts'
import type { SoundTools } from './sound-tools.ts'

/** Part of full scale; the tone is played at 0.1. */
const MIN_LEVEL = 0.01

/** Checks the Parley microphone: whether it exists, is linked, and carries a tone. A meeting that listens hears none. */
export async function checkDevices(
  manager: DeviceManager,
  { toneLevel }: Pick<SoundTools, 'toneLevel'>,
): Promise<Check> {
  const id = 'parley-microphone'
  const { microphone } = manager.states
  if (microphone.type === 'off') return found(id, 'off')
  if (microphone.type === 'failed') return found(id, 'failed', { error: microphone.error })
  const device = await manager.device('microphone')
  if (!device.ok) return found(id, 'failed', { error: device.error })
  const { sink, source, hasListeners } = device.value
  if (hasListeners) return found(id, 'works')
  const level = await toneLevel(sink.name, source.name)
  return found(id, level < MIN_LEVEL ? 'silent' : 'works')
}

/** Samples a second: enough for the level of speech. */
const LISTEN_RATE = 16_000

/** Checks the level of the default microphone, on hosts whose pages cannot do so. Nothing is stored or sent. */
export async function checkMicrophone(
  tools: Pick<SoundTools, 'run' | 'record'>,
  clock: Clock,
): Promise<Check> {
  const id = 'microphone'
  const devices = await readDevices(tools)
  // Most of the command line needs no sound server.
  if (!devices.ok) return found(id, 'skipped', { error: devices.error })
  const { graph, source } = devices.value
  if (source === undefined || graph.sinks.some(({ monitor_source }) => monitor_source === source.name))
    return found(id, 'skipped', { error: { kind: 'microphone', reason: 'missing' } })
  const trial = new MicrophoneTrial()
  return new Promise((resolve) => {
    const conclude = () => {
      end()
      resolve(levelCheck(trial.level))
    }
    let cancel = clock.after(SPEECH_LIMIT_MS, conclude)
    const end = tools.record(
      source.name,
      LISTEN_RATE,
      (samples) => {
        const wasHeard = trial.isHeard
        trial.push(samples)
        if (wasHeard || !trial.isHeard) return
        cancel()
        cancel = clock.after(MEASURED_MS, conclude)
      },
      (error) => {
        cancel()
        resolve(found(id, 'failed', { error }))
      },
    )
  })
}
