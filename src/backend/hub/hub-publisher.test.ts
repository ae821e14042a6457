import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { SESSION_ID, sessionDraft } from '../../../test/support/captions/session-draft.ts'
import { CaptionFeed, MAX_CONCLUDED } from '../../core/audience/feed/caption-feed.ts'
import { type HubState, lineChannel, stateChannel } from '../../core/audience/hub/hub-messages.ts'
import { HubPublisher } from './hub-publisher.ts'

const CODE = 'ABCDEFGHJKMNPQRS'
const HUB = 'https://hub.example/parley'

let clock: VirtualClock
let feed: CaptionFeed
let posts: { readonly path: string; readonly body: string }[]
let isOnline: boolean
let publisher: HubPublisher
beforeEach(() => {
  clock = new VirtualClock()
  feed = new CaptionFeed('epoch', () => clock.now())
  posts = []
  isOnline = true
  feed.publish(sessionDraft())
  publisher = open()
})

const open = () =>
  new HubPublisher({
    address: HUB,
    secret: 'publishing-secret',
    code: CODE,
    feed,
    myName: () => '',
    fetch: async (to, init) => {
      if (!isOnline) throw new TypeError('connect ENETUNREACH')
      const request = new Request(to, init)
      posts.push({ path: request.url.replace(HUB, ''), body: await request.text() })
      return new Response('', { status: 201 })
    },
    clock,
    now: () => clock.now(),
    changed: () => undefined,
  })

const say = (index: number, text = `${index}.`) =>
  feed.publish({
    kind: 'concluded',
    session: SESSION_ID,
    line: 'de',
    caption: { index, startMs: index * 1000, endMs: index * 1000 + 900 },
    text,
  })
const readIn = <T>({ path, seal }: ReturnType<typeof stateChannel>): T[] =>
  posts.filter((post) => post.path === path).map(({ body }) => JSON.parse(seal.open(body) ?? '') as T)
const states = () => readIn<HubState>(stateChannel(CODE))
const numbers = () => {
  const channel = lineChannel(CODE, states()[0]?.round ?? '', 'concluded', 'de')
  return readIn<{ readonly number: number; readonly event: { readonly text: string } }>(channel).map(
    ({ number, event }) => `${number}: ${event.text}`,
  )
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}: ${index + 1}.`)

describe('what is published through a hub', () => {
  it('waits for two minutes offline, and is then sent once, in order', async () => {
    await clock.advance(1000)
    say(1)
    await clock.advance(1000)
    isOnline = false
    for (let index = 2; index <= 121; index += 1) {
      say(index)
      await clock.advance(1000)
    }
    expect([numbers(), publisher.problem]).toMatchObject([upTo(1), { kind: 'unreachable' }])
    isOnline = true
    await clock.advance(25_000)
    expect([numbers(), publisher.problem]).toEqual([upTo(121), undefined])
    expect(states().at(-1)?.heads).toEqual({ de: 121 })
    await publisher.close(true)
    expect(states().at(-1)).toMatchObject({ isClosed: true })
  })

  it('has nothing that was said before, also if it is corrected later', async () => {
    await publisher.close(false)
    say(5)
    posts = []
    publisher = open()
    say(5, 'Corrected.')
    say(6)
    await clock.advance(1000)
    expect(numbers()).toEqual(['1: 6.'])
  })

  it('leaves a hole in the numbers for what was too much to wait', async () => {
    await clock.advance(1000)
    say(1)
    await clock.advance(1000)
    isOnline = false
    say(2)
    await clock.advance(1000)
    for (let index = 3; index <= MAX_CONCLUDED + 5; index += 1) say(index)
    isOnline = true
    await clock.advance(10_000)
    // The second was already being sent; the third to the fifth are gone.
    expect(numbers().slice(0, 4)).toEqual(['1: 1.', '2: 2.', '4: 6.', '5: 7.'])
    await publisher.close(false)
  })

  it('is at most two updates a second of a line, and a state every ten seconds', async () => {
    for (let word = 0; word < 100; word += 1) {
      const captions = [{ index: 1, startMs: 0, endMs: 900, text: `Word ${word}` }]
      feed.publish({ kind: 'current', session: SESSION_ID, line: 'de', captions })
      await clock.advance(100)
    }
    const { path } = lineChannel(CODE, states()[0]?.round ?? '', 'current', 'de')
    const updates = posts.filter((post) => post.path === path).length
    expect([updates > 15, updates <= 20]).toEqual([true, true])
    const before = states().length
    await clock.advance(60_000)
    expect(states().length - before).toBe(6)
    await publisher.close(false)
  })
})
