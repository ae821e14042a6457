import { createInterface } from 'node:readline'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { createSoundDevices } from '../../../src/backend/sound-devices/sound-devices.ts'
import { createSoundTools } from '../../../src/backend/sound-devices/sound-tools.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import type { CallInput } from '../../../src/core/contract/contract.ts'

type Request =
  | { readonly call: 'soundDevices.capture'; readonly input: CallInput<'soundDevices.capture'> }
  | { readonly call: 'soundDevices.duck'; readonly input: CallInput<'soundDevices.duck'> }
  | { readonly call: 'close' }

/** A process that captures and lowers a program: each line is a request, and is answered by a line. */
const [, , path = ''] = process.argv
const devices = createSoundDevices({
  tools: createSoundTools(process.env),
  path,
  clock: systemClock,
  random: Math.random,
  log: silentLog,
  changed: () => undefined,
  listChanged: () => undefined,
})
devices.resume()
await devices.handlers['soundDevices.get']({})
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request
  if (request.call === 'close') {
    await devices.close()
    break
  }
  const { handlers } = devices
  const answer =
    request.call === 'soundDevices.capture'
      ? await handlers[request.call]({ name: undefined, ...request.input })
      : await handlers[request.call](request.input)
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
process.exit(0)
