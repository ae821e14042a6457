import { ownDevices } from '../../core/product/sound-devices/own-devices.ts'

/** Property of a device that names the process that made it. */
export const OWNER = 'parley.owner'
/** Property of a device that says what it is for. */
export const ROLE = 'parley.role'

/** A sink, and a microphone that carries what is played into it. */
interface DeviceNames {
  /** The system's names, by which programs remember their choice: they are the same in every run. */
  readonly sink: string
  readonly source: string
  /** Displayed in every program's list of devices. */
  readonly sinkLabel: (number: string) => string
  readonly sourceLabel: (number: string) => string
}

export const devices = {
  microphone: {
    sink: 'parley_speech',
    source: 'parley_microphone',
    sinkLabel: (number) => `Parley speech${number}`,
    sourceLabel: (number) => `${ownDevices.microphone}${number}: choose this in your meeting`,
  },
  capture: {
    sink: 'parley_program',
    source: 'parley_program_sound',
    sinkLabel: (number) => `${ownDevices.programSound} for Parley${number}`,
    sourceLabel: (number) => `${ownDevices.programSound}${number} (Parley)`,
  },
} as const satisfies Readonly<Record<string, DeviceNames>>

export type DeviceRole = keyof typeof devices
export const deviceRoles = Object.keys(devices) as DeviceRole[]
