import { expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { SessionFeed } from '../../core/audience/feed/session-feed.ts'
import { ok } from '../../core/base/result.ts'
import { createSessions } from './create-sessions.ts'

it('the rest of a page that is gone does not bring back a gap that was filled meanwhile', async () => {
  const asked: [string, unknown][] = []
  const storage = {
    ask: (name: string, input: unknown) => {
      asked.push([name, input])
      return Promise.resolve(ok(true))
    },
    close: () => Promise.resolve(),
  }
  const told = { ...goingOn(), gaps: [{ fromMs: 10_000, toMs: 50_000 }] }
  const filled = { ...told, gaps: [] }
  const sessions = createSessions({
    storage: storage as never,
    sessionFiles: storage as never,
    incoming: {} as never,
    retention: () => 'for-ever',
    clock: new VirtualClock(),
    servesPages: false,
    missing: {
      withLate: () => Promise.resolve(filled),
      recover: () => Promise.resolve(),
      forget: () => undefined,
    },
    published: new SessionFeed(new CaptionFeed('run', () => 0)),
    textFiles: { drop: () => undefined },
  })
  const page = new AbortController()
  const over = sessions.handlers['session.hold']({ id: told.id }, {
    caller: { id: 1 },
    signal: page.signal,
  } as never)
  await sessions.handlers['session.unfinished'](told)
  page.abort()
  await over
  expect(asked.find(([name]) => name === 'session.release')?.[1]).toEqual({ id: told.id, rest: filled })
})
