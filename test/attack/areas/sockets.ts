import { encode } from '@msgpack/msgpack'
import { type Attack, area, attack, judge, type Outcome, skipped } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { Intruder, type SocketEvent } from '../support/intruder.ts'

const MAX_GROWTH_MB = 64

const inWords = (event: SocketEvent): string =>
  event.type === 'closed' ? `closed with ${event.code}` : JSON.stringify(event)

/** Sends bytes before the handshake; the host may only close the connection, at little cost. */
const beforeHello = (name: string, bytes: () => Uint8Array | string): Attack<AttackedHost> =>
  attack(name, async (host) => {
    const intruder = await Intruder.connect(host.address)
    const { value: reception, growth } = await host.measure(() => intruder.send(bytes()).next())
    intruder.end()
    return outcomeOf(host, reception.type === 'closed', inWords(reception), growth)
  })

/** Sends bytes from an admitted page: the host may refuse or answer, but must survive. */
const afterHello = (name: string, bytes: () => Uint8Array): Attack<AttackedHost> =>
  attack(name, async (host) => {
    const { hash } = new URL(await host.link())
    const intruder = await Intruder.connect(host.address)
    const welcome = await intruder.say({ hello: { key: hash.slice('#key='.length) } }).next()
    if (welcome.type !== 'message') throw new Error(`not let in: ${inWords(welcome)}`)
    const { value: reception, growth } = await host.measure(() => intruder.send(bytes()).next())
    intruder.end()
    return outcomeOf(host, reception.type !== 'silence', inWords(reception), growth)
  })

async function outcomeOf(
  host: AttackedHost,
  isRefused: boolean,
  how: string,
  growth: number | undefined,
): Promise<Outcome> {
  if (!(await host.survives())) return judge(false, 'the host has ended')
  const memory = growth === undefined ? '' : `, ${Math.round(growth)} MB more memory`
  return judge(isRefused && (growth ?? 0) < MAX_GROWTH_MB, how + memory)
}

/** Each header of five bytes declares an array of 33 million values. */
const arrayBomb = (headers: number) => () =>
  Uint8Array.from({ length: headers * 5 }, (_, i) => [0xdd, 0x01, 0xff, 0xff, 0xff][i % 5] ?? 0)
const mapBomb = (headers: number) => () =>
  Uint8Array.from({ length: headers * 7 }, (_, i) => [0xdf, 0x01, 0xff, 0xff, 0xff, 0xa1, 0x61][i % 7] ?? 0)
const nested = (bytes: number) => () => new Uint8Array(bytes).fill(0x91)
const declares = (head: readonly number[]) => () => Uint8Array.from(head)

export const socketArea = area<AttackedHost>({
  name: 'web host: sockets',
  open: (defer) => AttackedHost.start(defer),
  control: (host) => host.checkService(),
  attacks: [
    beforeHello('an array that declares a billion values', declares([0xdd, 0x3b, 0x9a, 0xca, 0x00])),
    beforeHello('twenty nested arrays of 33 million values each', arrayBomb(20)),
    beforeHello('twenty nested maps of 33 million keys each', mapBomb(20)),
    beforeHello('a string that declares 4 GB', declares([0xdb, 0xff, 0xff, 0xff, 0xff])),
    beforeHello('bytes that declare 4 GB', declares([0xc6, 0xff, 0xff, 0xff, 0xff])),
    beforeHello('an extension that declares 4 GB', declares([0xc9, 0xff, 0xff, 0xff, 0xff, 0x01])),
    beforeHello('five million nested arrays', nested(5_000_000)),
    beforeHello('a hello with a key of a megabyte', () => encode({ hello: { key: 'k'.repeat(1 << 20) } })),
    beforeHello('16 MB of nothing', () => new Uint8Array(16 << 20)),
    afterHello('twenty nested arrays of 33 million values each, as a page', arrayBomb(20)),
    afterHello('twenty nested maps of 33 million keys each, as a page', mapBomb(20)),
    afterHello('five million nested arrays, as a page', nested(5_000_000)),
    afterHello('a bomb in the input of a call', () => {
      const call = encode({ id: 1, call: 'settings.get', input: 0 })
      return Uint8Array.from([...call.subarray(0, -1), ...arrayBomb(40)()])
    }),
    attack('memory by half-sent frames, without a key', async (host) => {
      const intruders = await Promise.all(Array.from({ length: 30 }, () => Intruder.connect(host.address)))
      const { growth } = await host.measure(async () => {
        // A frame of 16 MB without its last byte.
        const head = Uint8Array.from([0x82, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
        for (const intruder of intruders) intruder.sendRaw(head).sendRaw(new Uint8Array((16 << 20) - 1))
        await Promise.all(intruders.map((intruder) => intruder.next(1500)))
      })
      for (const intruder of intruders) intruder.end()
      if (growth === undefined) return skipped('this system does not tell how much memory a process uses')
      return outcomeOf(host, true, 'half a frame', growth)
    }),
  ],
})
