import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { CatchUp } from '../../../src/backend/missing-speech/outage-catch-up.ts'
import { packetsOfTake } from '../../../src/backend/missing-speech/take-packets.ts'
import { NodeNetwork } from '../../../src/backend/network/node-network.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { voiceConfigSchema } from '../../../src/core/voice/config.ts'
import { VoicePeer } from './voice-peer.ts'

/** A host that translates missing speech until it is ended: it says when the first of it is sent. */
const [, , file = ''] = process.argv
const peer = await VoicePeer.listen()
const untilMs = Number.MAX_SAFE_INTEGER
const take = {
  session: 'bench',
  take: 'bench',
  side: undefined,
  fromMs: 0,
  config: voiceConfigSchema.parse({ targetLanguages: ['de'] }),
  account: 'bench',
  untilMs,
  ranges: [{ fromMs: 0, toMs: untilMs }],
  isOpen: false,
}
const catchUp = new CatchUp(take, packetsOfTake(new Uint8Array(await readFile(file)), 0), {
  tickets: { open: peer.admit, resume: peer.admit },
  openSocket: new NodeNetwork({}).openSocket,
  clock: systemClock,
  random: () => 0.5,
  log: silentLog,
  store: () => Promise.resolve(true),
  progress: () => undefined,
})
void catchUp.over.then((problem) => {
  process.stderr.write(`it was over too soon: ${JSON.stringify(problem)}\n`)
  process.exit(1)
})
while (peer.arrivals.length === 0) await pause(20)
process.stdout.write('sending\n')
