import { randomUUID } from 'node:crypto'
import { voiceConfigSchema } from '../../src/core/voice/config.ts'
import { openOutages, outageChunk } from './kill-outage.ts'

/** A process that keeps the sound of an outage until it is killed, and says which chunks were acknowledged. */
const [, , dataFolder = '', session = ''] = process.argv
const { takes } = await openOutages(dataFolder)
const name = { session, take: randomUUID() }
const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
await takes.begin(name, { fromMs: 0, config, account: 'demo' })
const begun = await takes.resume(name)
if (!begun.ok || begun.value === undefined) throw new Error('the outage is not begun')
for (let index = 0; ; index += 1) {
  const kept = await takes.append(begun.value, index, (index + 1) * 2000, outageChunk(index))
  if (kept.ok && kept.value) process.stdout.write(`${index}\n`)
}
