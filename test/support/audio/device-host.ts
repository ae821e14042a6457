import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { DeviceManager } from '../../../src/backend/sound-devices/device-manager.ts'
import { createOwners } from '../../../src/backend/sound-devices/owners.ts'
import { createSoundTools } from '../../../src/backend/sound-devices/sound-tools.ts'

/** A process that makes the Parley microphone, says so, and ends as it is told. */
const manager = new DeviceManager({
  tools: createSoundTools(process.env),
  owners: createOwners(),
  clock: systemClock,
  random: Math.random,
  changed: () => undefined,
})
await manager.want({ microphone: true })
process.stdout.write(`${manager.states.microphone.type}\n`)
process.stdin.once('data', (how: Buffer) => {
  switch (how.toString().trim()) {
    case 'exit':
      return process.exit(1)
    case 'throw':
      throw new Error('as asked')
    default:
      return void manager.close().then(() => process.exit(0))
  }
})
