import type { Bridge } from '../../../../core/contract/contract.ts'
import { aboutSession, type ResourceNames } from '../../../../core/contract/recording/session-details.ts'
import type { SessionAbout } from '../../../../core/session/library/session-schema.ts'
import { DEMO } from '../../../../core/settings/account.ts'
import { listAudioDevices } from '../../../engine/capture/microphone.ts'
import type { SoundSource } from '../../../engine/sound-options.ts'
import { type LiveState, toRecordedConfig } from '../session/live-state.ts'

/** Input and output devices; an empty id selects the system default. */
export interface Devices {
  readonly from: SoundSource['from']
  readonly microphone: string
  readonly speaker: string
}

/** Metadata of a session for the library. Another account may be active than the one that it runs with. */
export async function aboutView(
  bridge: Pick<Bridge, 'invoke'>,
  state: Pick<LiveState, 'config' | 'spans' | 'earlier' | 'account'>,
  chosen: Devices,
  names: ResourceNames,
): Promise<SessionAbout> {
  const [status, devices] = await Promise.all([bridge.invoke('service.status', {}), listAudioDevices()])
  const labelOf = (kind: 'microphones' | 'speakers', id: string) =>
    devices.ok
      ? devices.value[kind].find((device) => device.id === (id === '' ? 'default' : id))?.label
      : undefined
  const isDemoActive = status.ok && status.value.kind === 'demo'
  const hasMicrophone = chosen.from === 'microphone' || chosen.from === 'both'
  const microphone = hasMicrophone ? labelOf('microphones', chosen.microphone) : undefined
  const speaker = labelOf('speakers', chosen.speaker)
  const sound = {
    input: chosen.from,
    isDemo: state.account === undefined ? isDemoActive : state.account === DEMO,
    ...(microphone !== undefined && { microphone }),
    ...(speaker !== undefined && { speaker }),
  }
  return aboutSession(toRecordedConfig(state), sound, names)
}
