import type { Welcome } from '../../../src/core/contract/web-bridge.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { Intruder, type SocketEvent } from '../support/intruder.ts'

const inWords = (event: SocketEvent): string =>
  event.type === 'closed' ? `closed with ${event.code}` : JSON.stringify(event)

const keyOf = (link: string): string => new URL(link).hash.slice('#key='.length)

/** Sends a message without a valid key; the host may only close the connection. */
const saying = (name: string, message: unknown): Attack<AttackedHost> =>
  attack(name, async ({ address }) => {
    const intruder = await Intruder.connect(address)
    const reception = await intruder.say(message).next()
    intruder.end()
    return judge(reception.type === 'closed', inWords(reception))
  })

const call = (name: string, input: unknown = {}): Attack<AttackedHost> =>
  saying(`the call ${name} before a key`, { id: 1, call: name, input })

/** @returns the number of sockets that were admitted */
async function admittedOf(address: string, hello: object, sockets: number): Promise<number> {
  const intruders = await Promise.all(Array.from({ length: sockets }, () => Intruder.connect(address)))
  for (const intruder of intruders) intruder.say({ hello })
  const receptions = await Promise.all(intruders.map((intruder) => intruder.next()))
  for (const intruder of intruders) intruder.end()
  return receptions.filter(({ type }) => type === 'message').length
}

export const admissionArea = area<AttackedHost>({
  name: 'web host: admission',
  open: (defer) => AttackedHost.start(defer),
  control: (host) => host.checkService(),
  // Below the host's limit for waiting sockets.
  concurrency: 4,
  attacks: [
    call('settings.get'),
    call('session.list'),
    call('settings.export'),
    call('document.list'),
    call('textHistory.clear'),
    call('voice.open', { targetLanguages: ['de'] }),
    call('account.use', { id: 'demo' }),
    call('__proto__'),
    saying('a cancelled call before a key', { cancel: 1 }),
    saying('an empty key', { hello: { key: '' } }),
    saying('an empty secret', { hello: { secret: '' } }),
    saying('a made-up key', { hello: { key: 'k'.repeat(43) } }),
    saying('a made-up secret', { hello: { secret: 's'.repeat(43) } }),
    saying('a challenge of a made-up page', { challenge: { id: 'i'.repeat(43), nonce: 'n' } }),
    saying('a challenge without a page', { challenge: { id: '', nonce: '' } }),
    saying('a key that is a number', { hello: { key: 0 } }),
    saying('a key that is a list', { hello: { key: [] } }),
    saying('a key that is true', { hello: { key: true } }),
    saying('a hello of nothing', { hello: null }),
    saying('a key and a secret that are made up', { hello: { key: 'k', secret: 's' } }),
    saying('an inherited property as a key', { hello: { constructor: 'x' } }),
    saying('nothing at all', null),
    saying('a list', []),
    attack('a text', async ({ address }) => {
      const intruder = await Intruder.connect(address)
      const reception = await intruder.send('{"hello":{"key":"x"}}').next()
      return judge(reception.type === 'closed', inWords(reception))
    }),
    attack('a key that was used', async (host) => {
      const key = keyOf(await host.link())
      const first = await admittedOf(host.address, { key }, 1)
      const again = await admittedOf(host.address, { key }, 1)
      return judge(first === 1 && again === 0, `let in ${first} and ${again} times`)
    }),
    attack('eight sockets with one key', async (host) => {
      const count = await admittedOf(host.address, { key: keyOf(await host.link()) }, 8)
      return judge(count === 1, `${count} were let in`)
    }),
    attack('a key with its last letter changed', async (host) => {
      const key = keyOf(await host.link())
      const changed = `${key.slice(0, -2)}${key.at(-2) === 'A' ? 'B' : 'A'}${key.at(-1)}`
      return judge((await admittedOf(host.address, { key: changed }, 1)) === 0, 'a near miss')
    }),
    attack('a key as a secret', async (host) => {
      const secret = keyOf(await host.link())
      return judge((await admittedOf(host.address, { secret }, 1)) === 0, 'a key shown as a secret')
    }),
    attack('a secret as a key', async (host) => {
      const page = await Intruder.connect(host.address)
      const welcome = await page.say({ hello: { key: keyOf(await host.link()) } }).next()
      page.end()
      const { secret = '', proof = '' } =
        welcome.type === 'message' ? (welcome.message as { welcome: Welcome }).welcome.tab : {}
      const asKey = await admittedOf(host.address, { key: secret }, 1)
      const byProof = await admittedOf(host.address, { secret: proof }, 1)
      return judge(secret !== '' && asKey + byProof === 0, `let in ${asKey} and ${byProof} times`)
    }),
    attack('nothing said, to hold a place', async ({ address }) => {
      const intruder = await Intruder.connect(address)
      const reception = await intruder.next()
      return judge(reception.type === 'closed', inWords(reception))
    }),
    attack('pings alone, to hold a place', async ({ address }) => {
      const intruder = await Intruder.connect(address)
      const pinging = setInterval(() => intruder.ping(), 20)
      const reception = await intruder.next()
      clearInterval(pinging)
      return judge(reception.type === 'closed', inWords(reception))
    }),
  ],
})
