import { randomUUID } from 'node:crypto'
import { FEED_PATH, streamPath } from '../../../src/core/audience/feed/feed-admission.ts'
import { ask } from '../../support/app/bridge-peer.ts'
import { FeedReader, showCredentials } from '../../support/app/feed-reader.ts'
import { keptCaption } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { Intruder } from '../support/intruder.ts'

interface Target {
  readonly host: AttackedHost
  readonly call: <T>(name: string, input?: object) => Promise<T>
  /** Issues an address, as the user does, and returns its ticket. */
  readonly ticket: () => Promise<string>
}

const inStatus = (status: number): string => `status ${status}`

/** Shows credentials; the host may only refuse them. */
const greeting = (
  name: string,
  credentials: (target: Target) => Promise<object> | object,
  headers: Record<string, string> = {},
): Attack<Target> =>
  attack(`${name}, to read captions`, async (target) => {
    const { status } = await showCredentials(target.host.address, await credentials(target), headers)
    return judge(status >= 400 && (await target.host.survives()), inStatus(status))
  })

const reader = async ({ host, ticket }: Target) => FeedReader.admitted(host.address, await ticket())

/** Asks for the stream; the host may only refuse it. */
const reading = (
  name: string,
  path: (target: Target) => Promise<string>,
  headers: Record<string, string> = {},
): Attack<Target> =>
  attack(`a stream ${name}`, async (target) => {
    const stream = await FeedReader.open(target.host.address, await path(target), headers)
    stream.close()
    return judge(stream.status >= 400 && (await target.host.survives()), inStatus(stream.status))
  })

const ownStream = async (target: Target): Promise<string> => {
  const { admitted, reader: own } = await reader(target)
  own.close()
  return streamPath(admitted.secret)
}

/** Shows the credentials of a reader to the bridge; it may only close. */
const bridging = (name: string, hello: (target: Target) => Promise<object>): Attack<Target> =>
  attack(`${name}, for the bridge`, async (target) => {
    const intruder = await Intruder.connect(target.host.address)
    const reception = await intruder.say({ hello: await hello(target) }).next()
    intruder.end()
    return judge(reception.type === 'closed', reception.type)
  })

/** Comes back with a position that it never got: it may only get what a reader that joins gets. */
const returning = (name: string, position: string): Attack<Target> =>
  attack(`the position ${name}`, async (target) => {
    const { address } = target.host
    const session = { ...goingOn([keptCaption(0, 'of others')]), id: randomUUID(), gaps: [] }
    await target.call('session.record', { ...session, endedAt: session.startedAt + 9000 })
    const path = await ownStream(target)
    const first = await FeedReader.open(address, path)
    const { id = '' } = (await first.until(({ id: given }) => given !== undefined)) ?? {}
    first.close()
    const named = position.replace('RUN', id.replace(/-\d+$/, ''))
    const stream = await FeedReader.open(address, path, { 'last-event-id': named })
    await stream.until(({ data }) => data.includes('"kind":"look"'))
    stream.close()
    const isClean = !JSON.stringify(stream.received).includes('of others')
    return judge(
      isClean && (await target.host.survives()),
      isClean ? 'nothing of others' : 'a session of others',
    )
  })

export const captionFeedArea = area<Target>({
  name: 'web host: captions for other screens and programs',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const call = async <T>(name: string, input: object = {}): Promise<T> => {
      const page = await host.page()
      const answer = (await page.invoke(name, input)) as { ok: boolean; value: T }
      page.close()
      if (!answer.ok) throw new Error(`${name} was refused`)
      return answer.value
    }
    return {
      host,
      call,
      ticket: async () => {
        const { address } = await call<{ address: string }>('captionPage.open')
        return new URL(address).hash.slice('#ticket='.length)
      },
    }
  },
  control: async (target) => {
    const { reader: honest } = await reader(target)
    await target.call('session.record', goingOn([keptCaption(0, 'honest')]))
    const seen = await honest.until(({ data }) => data.includes('honest'))
    honest.close()
    if (seen === undefined) throw new Error('a reader sees no captions')
  },
  attacks: [
    greeting('a made-up ticket', () => ({ ticket: 't'.repeat(43) })),
    greeting('an empty ticket', () => ({ ticket: '' })),
    greeting('a made-up secret', () => ({ secret: 's'.repeat(43) })),
    greeting('a ticket as a secret', async ({ ticket }) => ({ secret: await ticket() })),
    greeting('the proof as a secret', async (target) => ({ secret: (await reader(target)).admitted.proof })),
    greeting("a page's key as a ticket", async ({ host }) => ({
      ticket: new URL(await host.link()).hash.slice('#key='.length),
    })),
    greeting('an inherited property as a ticket', () => ({ __proto__: { ticket: 't' } })),
    greeting('a megabyte of credentials', () => ({ ticket: 't'.repeat(1 << 20) })),
    greeting('credentials of a declared length of a billion', () => ({ ticket: 't' }), {
      'content-length': '1000000000',
      // The next request has another connection.
      connection: 'close',
    }),
    greeting('a ticket from another site', async ({ ticket }) => ({ ticket: await ticket() }), {
      origin: 'https://evil.test',
    }),
    greeting('a ticket from a local file', async ({ ticket }) => ({ ticket: await ticket() }), {
      origin: 'null',
    }),
    greeting('a ticket under another host name', async ({ ticket }) => ({ ticket: await ticket() }), {
      host: 'evil.test',
    }),
    greeting('a ticket in a form', async ({ ticket }) => ({ ticket: await ticket() }), {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    bridging("a reader's ticket", async ({ ticket }) => ({ key: await ticket() })),
    bridging("a reader's secret", async (target) => ({ secret: (await reader(target)).admitted.secret })),
    reading('with a ticket', async ({ ticket }) => streamPath(await ticket())),
    reading('with a proof', async (target) => streamPath((await reader(target)).admitted.proof)),
    reading('with no secret', () => Promise.resolve(`${FEED_PATH}/`)),
    reading('with a path in its secret', async (target) => `${await ownStream(target)}/../x`),
    reading('from another site', ownStream, { origin: 'https://evil.test' }),
    reading('under another host name', ownStream, { host: 'evil.test' }),
    returning('before the first one', '-1'),
    returning('of the first event of another run', '00000000-0000-4000-8000-000000000000-0'),
    returning('of the first event of this run', 'RUN-0'),
    returning('with a pattern', '.*-0'),
    returning('of a thousand digits', '9'.repeat(1000)),
    attack('eight readers with one ticket', async (target) => {
      const ticket = await target.ticket()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => showCredentials(target.host.address, { ticket })),
      )
      const count = answers.filter(({ status }) => status === 200).length
      return judge(count === 1, `${count} were let in`)
    }),
    attack('a secret after the end of the page', async (target) => {
      const { admitted, reader: own } = await reader(target)
      await target.call('captionPage.end')
      const ended = await own.until(({ event }) => event === 'closed')
      const { status } = await showCredentials(target.host.address, { secret: admitted.secret })
      return judge(ended !== undefined && status === 403, inStatus(status))
    }),
    attack('captions from a reader', async (target) => {
      const path = await ownStream(target)
      const { status } = await ask(target.host.address, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"kind":"concluded"}',
      })
      return judge(status === 405, inStatus(status))
    }),
    attack('a reader that reads nothing, while many captions come', async (target) => {
      const { reader: still } = await reader(target)
      const session = goingOn([])
      for (let count = 0; count < 20; count += 1)
        await target.call('session.record', {
          ...session,
          captions: Array.from({ length: 50 }, (_, i) => keptCaption(count * 50 + i, 'x'.repeat(4000))),
        })
      const isUp = await target.host.survives()
      still.close()
      return judge(isUp, isUp ? 'it goes on' : 'it ended')
    }),
    attack('the page under another host name', async ({ host }) => {
      const { status } = await ask(host.address, '/captions', { headers: { host: 'evil.test' } })
      return judge(status === 403, inStatus(status))
    }),
    attack('a look in the address of the page', async ({ host }) => {
      const plain = await ask(host.address, '/captions', {})
      const styled = await ask(host.address, '/captions?css=*%7Bcolor:red%7D&html=%3Cscript%3E', {})
      const isSame = plain.status === 200 && plain.body === styled.body
      return judge(isSame, isSame ? 'the same page' : 'another page')
    }),
  ],
})
