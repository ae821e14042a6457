import { PUBLISHER_PATH, VIEWER_PATH } from '../../../src/core/caption-page/viewer-messages.ts'
import { BRIDGE_PATH } from '../../../src/core/contract/web-bridge.ts'
import { ask } from '../../support/app/bridge-peer.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { Intruder, type SocketEvent } from '../support/intruder.ts'

interface Target {
  readonly host: AttackedHost
  /** Issues an address, as the user does, and returns its ticket. */
  readonly ticket: () => Promise<string>
  readonly publishTicket: () => Promise<string>
  readonly end: () => Promise<void>
}

const inWords = (event: SocketEvent): string =>
  event.type === 'closed' ? `closed with ${event.code}` : JSON.stringify(event)

const captions = (sequence: number, words = 'x') => ({
  version: 1,
  run: 'run',
  sequence,
  side: 'single',
  status: 'live',
  targets: [],
  captions: [{ index: 0, startMs: 0, source: { concluded: words, tentative: '' }, targets: {} }],
})

const connect = ({ host }: Target, path: string, headers: Record<string, string> = {}) =>
  Intruder.connect(host.address, headers, path)

/** Says hello; the host may only close the connection. */
const greeting = (
  name: string,
  path: string,
  hello: (target: Target) => Promise<object> | object,
): Attack<Target> =>
  attack(name, async (target) => {
    const intruder = await connect(target, path)
    const reception = await intruder.say({ hello: await hello(target) }).next()
    intruder.end()
    return judge(reception.type === 'closed', inWords(reception))
  })

/** An admitted viewer. */
async function viewer(target: Target) {
  const intruder = await connect(target, VIEWER_PATH)
  const welcome = await intruder.say({ hello: { ticket: await target.ticket() } }).next()
  if (welcome.type !== 'message') throw new Error(`not let in: ${inWords(welcome)}`)
  await intruder.next()
  return { intruder, ...(welcome.message as { welcome: { secret: string; proof: string } }).welcome }
}

async function publisher(target: Target): Promise<Intruder> {
  const intruder = await connect(target, PUBLISHER_PATH)
  const welcome = await intruder.say({ hello: { ticket: await target.publishTicket() } }).next()
  if (welcome.type !== 'message') throw new Error(`not let in: ${inWords(welcome)}`)
  return intruder
}

/** Sends something as an admitted viewer; the host may only close the connection. */
const asViewer = (name: string, send: (intruder: Intruder) => unknown): Attack<Target> =>
  attack(`${name}, as a viewer`, async (target) => {
    const { intruder } = await viewer(target)
    send(intruder)
    const reception = await intruder.next()
    intruder.end()
    return judge(reception.type === 'closed' && (await target.host.survives()), inWords(reception))
  })

const asPublisher = (name: string, send: (intruder: Intruder) => unknown): Attack<Target> =>
  attack(`${name}, as a publisher`, async (target) => {
    const intruder = await publisher(target)
    send(intruder)
    const reception = await intruder.next()
    intruder.end()
    return judge(reception.type === 'closed' && (await target.host.survives()), inWords(reception))
  })

const foreign = (path: string, name: string, headers: Record<string, string>): Attack<Target> =>
  attack(`${path} ${name}`, async (target) => {
    const intruder = await connect(target, path, headers)
    const reception = await intruder.say({ hello: { ticket: await target.ticket() } }).next()
    intruder.end()
    return judge(reception.type === 'closed', inWords(reception))
  })

export const captionPageArea = area<Target>({
  name: 'web host: captions for other screens',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const call = async <T>(name: string): Promise<T> => {
      const page = await host.page()
      const answer = (await page.invoke(name, {})) as { ok: boolean; value: T }
      page.close()
      if (!answer.ok) throw new Error(`${name} was refused`)
      return answer.value
    }
    return {
      host,
      ticket: async () => {
        const { address } = await call<{ address: string }>('captionPage.open')
        return new URL(address).hash.slice('#ticket='.length)
      },
      publishTicket: async () => (await call<{ ticket: string }>('captionPage.publish')).ticket,
      end: async () => void (await call('captionPage.end')),
    }
  },
  control: async (target) => {
    const { intruder } = await viewer(target)
    const page = await publisher(target)
    page.say({ captions: captions(Date.now(), 'honest') })
    const reception = await intruder.say({ next: true }).next()
    intruder.end()
    page.end()
    if (!JSON.stringify(reception).includes('honest')) throw new Error('a viewer sees no captions')
  },
  attacks: [
    greeting('a made-up ticket', VIEWER_PATH, () => ({ ticket: 't'.repeat(43) })),
    greeting('an empty ticket', VIEWER_PATH, () => ({ ticket: '' })),
    greeting('a made-up secret', VIEWER_PATH, () => ({ secret: 's'.repeat(43) })),
    greeting('a ticket as a secret', VIEWER_PATH, async ({ ticket }) => ({ secret: await ticket() })),
    greeting('the proof as a secret', VIEWER_PATH, async (target) => ({
      secret: (await viewer(target)).proof,
    })),
    greeting("a page's key as a ticket", VIEWER_PATH, async ({ host }) => ({
      ticket: new URL(await host.link()).hash.slice('#key='.length),
    })),
    greeting("a publisher's ticket, to view", VIEWER_PATH, async ({ publishTicket }) => ({
      ticket: await publishTicket(),
    })),
    greeting("a viewer's ticket, to publish", PUBLISHER_PATH, async ({ ticket }) => ({
      ticket: await ticket(),
    })),
    greeting("a viewer's secret, to publish", PUBLISHER_PATH, async (target) => ({
      ticket: (await viewer(target)).secret,
    })),
    greeting("a viewer's ticket, for the bridge", BRIDGE_PATH, async ({ ticket }) => ({
      key: await ticket(),
    })),
    greeting("a viewer's secret, for the bridge", BRIDGE_PATH, async (target) => ({
      secret: (await viewer(target)).secret,
    })),
    attack('eight viewers with one ticket', async (target) => {
      const ticket = await target.ticket()
      const intruders = await Promise.all(Array.from({ length: 8 }, () => connect(target, VIEWER_PATH)))
      for (const intruder of intruders) intruder.say({ hello: { ticket } })
      const receptions = await Promise.all(intruders.map((intruder) => intruder.next()))
      for (const intruder of intruders) intruder.end()
      const count = receptions.filter(({ type }) => type === 'message').length
      return judge(count === 1, `${count} were let in`)
    }),
    attack('a secret after the end of the page', async (target) => {
      const { intruder, secret } = await viewer(target)
      await target.end()
      const ended = await intruder.next()
      const again = await connect(target, VIEWER_PATH)
      const reception = await again.say({ hello: { secret } }).next()
      again.end()
      return judge(ended.type === 'closed' && reception.type === 'closed', inWords(reception))
    }),
    ...[VIEWER_PATH, PUBLISHER_PATH].flatMap((path) => [
      foreign(path, 'from another site', { origin: 'https://evil.test' }),
      foreign(path, 'from no site', { origin: 'null' }),
      foreign(path, 'under another host name', { host: 'evil.test' }),
      attack<Target>(`${path} with a ticket in its query`, async (target) => {
        const intruder = await connect(target, `${path}?ticket=${await target.ticket()}`)
        const reception = await intruder.next()
        return judge(reception.type === 'closed', inWords(reception))
      }),
    ]),
    attack('the page under another host name', async ({ host }) => {
      const { status } = await ask(host.address, '/captions', { headers: { host: 'evil.test' } })
      return judge(status === 403, `status ${status}`)
    }),
    attack('a look in the address of the page', async ({ host }) => {
      const plain = await ask(host.address, '/captions', {})
      const styled = await ask(host.address, '/captions?css=*%7Bcolor:red%7D&html=%3Cscript%3E', {})
      const isSame = plain.status === 200 && plain.body === styled.body
      return judge(isSame, isSame ? 'the same page' : 'another page')
    }),
    asViewer('a call', (intruder) => intruder.say({ id: 1, call: 'settings.get', input: {} })),
    asViewer('captions', (intruder) => intruder.say({ captions: captions(1) })),
    asViewer('more requests than answers', (intruder) => {
      for (let i = 0; i < 3; i += 1) intruder.say({ next: true })
    }),
    asViewer('a megabyte', (intruder) => intruder.send(new Uint8Array(1 << 20))),
    asViewer('an array that declares a billion values', (intruder) =>
      intruder.send(Uint8Array.from([0xdd, 0x3b, 0x9a, 0xca, 0x00])),
    ),
    asPublisher('captions of two megabytes', (intruder) =>
      intruder.say({ captions: captions(1, 'x'.repeat(2 << 20)) }),
    ),
    asPublisher('a text longer than any caption', (intruder) =>
      intruder.say({ captions: captions(1, 'x'.repeat(3000)) }),
    ),
    asPublisher('a thousand states at once', (intruder) => {
      for (let sequence = 0; sequence < 1000; sequence += 1) intruder.say({ captions: captions(sequence) })
    }),
    asPublisher('a call', (intruder) => intruder.say({ id: 1, call: 'settings.get', input: {} })),
    asPublisher('an inherited property as a language', (intruder) =>
      intruder.say({ captions: { ...captions(1), captions: [{ __proto__: null, targets: 1 }] } }),
    ),
  ],
})
