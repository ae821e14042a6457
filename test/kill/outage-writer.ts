import { randomUUID } from 'node:crypto'
import { voiceConfigSchema } from '../../src/core/voice/config.ts'
import { openOutages, outageChunk } from './kill-outage.ts'

/** A process that keeps the sound of an outage until it is killed, and says which chunks were acknowledged. */
const [, , dataFolder = '', session = ''] = process.argv
const { takes } = await openOutages(dataFolder)
const take = randomUUID()
const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
await takes.begin({ session, take }, { fromMs: 0, config, account: 'demo' })
for (let index = 0; ; index += 1) {
  const kept = await takes.append(take, index, (index + 1) * 2000, outageChunk(index))
  if (kept.ok && kept.value) process.stdout.write(`${index}\n`)
}
