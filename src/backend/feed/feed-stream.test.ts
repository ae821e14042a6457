import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { SessionFeed } from '../../core/audience/feed/session-feed.ts'
import { FeedStream } from './feed-stream.ts'

/** A connection that is full after each write, until it is drained. */
class NarrowWire extends EventEmitter {
  readonly destroyed = false
  readonly written: string[] = []
  write(text: string): boolean {
    this.written.push(...text.split('\n').filter((line) => line.startsWith('data: {"kind"')))
    return false
  }
  end(): this {
    return this
  }
  destroy(): this {
    return this
  }
}

const CAPTIONS = 450
/** With the line of the translation, and the state of the session as it joins and as it is. */
const EVENTS = 2 * CAPTIONS + 2

it('a reader that joins and takes nothing has no queue; one that takes it gets all in order', () => {
  const feed = new CaptionFeed('run', Date.now)
  const captions = Array.from({ length: CAPTIONS }, (_, index) => keptCaption(index, `${index}.`))
  const session = { ...goingOn([]), gaps: [] }
  new SessionFeed(feed).record({ ...session, captions: captions.slice(0, 200) })
  new SessionFeed(feed).record({ ...session, captions: captions.slice(200, 400) })
  const wire = new NarrowWire()
  const stream = new FeedStream(
    feed,
    wire as never,
    { welcome: '{}', encode: (event) => JSON.stringify(event), end: () => '' },
    undefined,
  )
  expect(wire.written).toHaveLength(100)
  // Said while it joins.
  new SessionFeed(feed).record({ ...session, captions: captions.slice(400) })
  let before = 0
  while (wire.written.length > before) {
    before = wire.written.length
    wire.emit('drain')
  }
  stream.stop()
  const sequences = wire.written.map(
    (line) => (JSON.parse(line.slice('data: '.length)) as { sequence: number }).sequence,
  )
  expect(sequences).toHaveLength(EVENTS)
  expect(sequences.slice(1)).toEqual(sequences.slice(1).toSorted((a, b) => a - b))
})
