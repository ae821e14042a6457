// Reads a room along as many phones, and says how late each event came to the last of them.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { RoomSeal } from '../../../src/core/audience/room/room-seal.ts'

const [address = '', code = '', count = ''] = process.argv.slice(2)
const { hostname, port, host } = new URL(address)
const seal = new RoomSeal(code)
/** Delay of each event at the last reader so far, in milliseconds, and how many have it. */
const events = new Map<string, { at: number; lagMs: number; readers: number }>()

function take(block: string, now: number): void {
  const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? []
  if (id === undefined || data === undefined) return
  let event = events.get(id)
  if (event === undefined) {
    // Phones open it themselves: here, one does for all.
    const { at } = JSON.parse(seal.open(data) ?? '{"at":0}') as { at: number }
    event = { at, lagMs: 0, readers: 0 }
    events.set(id, event)
  }
  event.lagMs = Math.max(event.lagMs, now - event.at)
  event.readers += 1
}

async function read(index: number): Promise<void> {
  // As many devices as one address allows connections.
  const localAddress = `127.0.1.${1 + Math.floor(index / 20)}`
  const asked = request({
    hostname,
    port,
    path: `/feed/${seal.ticket}`,
    headers: { host },
    localAddress,
  }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`a reader is answered with ${response.statusCode}`)
  let rest = ''
  response.setEncoding('latin1').on('data', (chunk: string) => {
    const now = Date.now()
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) take(block, now)
  })
}

for (let index = 0; index < Number(count); index += 1) await read(index)
process.send?.('reading')
process.on('message', () => {
  const lags = [...events.values()]
    .filter(({ readers }) => readers === Number(count))
    .map(({ lagMs }) => lagMs)
  process.send?.({ lags, events: events.size })
})
