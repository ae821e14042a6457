import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CAPTION_BEGUN,
  CAPTION_CHANNEL,
  type CaptionPublication,
  captionLock,
  isHello,
} from '../../../core/captions/publication.ts'
import { listenToCaptions } from './caption-channel.ts'

const publication = (run: string): CaptionPublication => ({
  version: 1,
  run,
  sequence: 1,
  side: 'single',
  status: 'live',
  targets: [],
  captions: [],
})

describe('a viewer of captions', () => {
  let engine: BroadcastChannel
  let published: CaptionPublication[]
  let over: string[]
  let events: EventTarget
  let stop: () => void
  const next = (type: 'hello' | 'published' | 'over') =>
    new Promise<void>((resolve) => events.addEventListener(type, () => resolve(), { once: true }))

  beforeEach(async () => {
    events = new EventTarget()
    published = []
    over = []
    engine = new BroadcastChannel(CAPTION_CHANNEL)
    engine.onmessage = ({ data }) => {
      if (isHello(data)) events.dispatchEvent(new Event('hello'))
    }
    const greeted = next('hello')
    stop = listenToCaptions({
      published: (each) => {
        published.push(each)
        events.dispatchEvent(new Event('published'))
      },
      over: (run) => {
        over.push(run)
        events.dispatchEvent(new Event('over'))
      },
    })
    await greeted
  })
  afterEach(() => {
    stop()
    engine.close()
  })

  it('receives what engines publish, and ignores all else', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const ended = navigator.locks.request(captionLock('run-a'), () => promise)
    const received = next('published')
    for (const hostile of ['<img src=x>', { ...publication('run-a'), version: 9 }, { type: 'hello' }, null])
      engine.postMessage(hostile)
    engine.postMessage(publication('run-a'))
    await received
    expect(published).toEqual([publication('run-a')])
    release()
    await ended
  })

  it('learns that an engine is gone, even if it could not say so, and asks for others', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const ended = navigator.locks.request(captionLock('run-b'), () => promise)
    const received = next('published')
    engine.postMessage(publication('run-b'))
    await received
    expect(over).toEqual([])
    const [gone, greeted] = [next('over'), next('hello')]
    release()
    await Promise.all([ended, gone, greeted])
    expect(over).toEqual(['run-b'])
  })

  it('asks a run that has just begun for its captions', async () => {
    const greeted = next('hello')
    engine.postMessage(CAPTION_BEGUN)
    await expect(greeted).resolves.toBeUndefined()
  })

  it('takes a run that no engine holds as over', async () => {
    const gone = next('over')
    engine.postMessage(publication('forged'))
    await gone
    expect(over).toEqual(['forged'])
  })
})
