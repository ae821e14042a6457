import { expect, it } from 'vitest'
import { err, ok } from '../core/base/result.ts'
import type { Handlers } from '../core/contract/contract.ts'
import type { SessionSummary } from '../core/session/library/session-schema.ts'
import { createTranslate, describeError } from './error-texts.ts'
import { exportKeptSession } from './kept-sessions.ts'

const sessionOf = (id: string): SessionSummary => ({
  id,
  title: '',
  startedAt: 0,
  durationMs: 0,
  state: 'ended',
  captions: 0,
  targetLanguages: [],
  tags: [],
  isDemo: true,
  opening: '',
  soundBytes: 0,
})

const handlers: Pick<Handlers, 'session.list' | 'session.export'> = {
  'session.list': () =>
    Promise.resolve(
      ok({ sessions: ['abc1', 'abd2'].map(sessionOf), total: 2, tags: [], hasSetAside: false }),
    ),
  'session.export': () => Promise.reject(new Error('nothing was to be exported')),
}

it.each([
  ['ab', '2 sessions begin with "ab": type more of the identifier.'],
  ['x', 'Unknown session "x". `parley sessions` lists all sessions.'],
])('says why the session %s cannot be exported', async (id, words) => {
  const error = await exportKeptSession(handlers, { id, format: 'txt', lines: undefined, save: undefined })
  expect(error && describeError(error, await createTranslate())).toBe(words)
})

it.each([
  ['newest', 'last', 'session-000'],
  ['oldest', 'session-2', 'session-200'],
])('finds the %s of many sessions', async (_which, id, found) => {
  const ids = Array.from({ length: 201 }, (_, number) => `session-${String(number).padStart(3, '0')}`)
  const exported: string[] = []
  const many: typeof handlers = {
    'session.list': ({ offset, limit }) =>
      Promise.resolve(
        ok({
          sessions: ids.slice(offset, offset + limit).map(sessionOf),
          total: ids.length,
          tags: [],
          hasSetAside: false,
        }),
      ),
    'session.export': (wish) => {
      exported.push(wish.id)
      return Promise.resolve(err({ kind: 'cancelled' }))
    },
  }
  await exportKeptSession(many, { id, format: 'txt', lines: undefined, save: undefined })
  expect(exported).toEqual([found])
})
