import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { Confirmation } from '../network/confirmation.ts'
import { QuestionTurns } from '../network/question-turns.ts'
import { createDeletionHandlers, type DeletionPort } from './deletion.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

/** A host that notes what it is asked to do. */
function host(overrides: Partial<DeletionPort> = {}) {
  const done: unknown[] = []
  const note = (what: unknown) => void done.push(what)
  const port: DeletionPort = {
    restarts: false,
    claim: () => {
      note('claim')
      return []
    },
    release: () => note('release'),
    confirm: () => {
      note('confirm')
      return Promise.resolve<Confirmation>('confirmed')
    },
    erase: async (close) => {
      await close()
      note('erase')
      return [{ name: 'sound', path: '/home/me/sound', reason: 'EACCES' }]
    },
    end: () => note('end'),
    ...overrides,
  }
  const handlers = createDeletionHandlers({
    port,
    turns: new QuestionTurns(new VirtualClock()),
    publish: (name, payload) => note([name, payload]),
    close: () => Promise.resolve(note('close')),
  })
  return { done, erase: () => handlers['data.erase']({}, defaultCallContext) }
}

describe('the deletion of all data', () => {
  it('is confirmed outside the page, closes everything, tells all pages without a path, and ends the host', async () => {
    const { done, erase } = host()
    expect(await erase()).toEqual({ ok: true, value: {} })
    expect(done).toEqual([
      ...['claim', 'release', 'confirm', 'claim', 'close', 'erase'],
      ['data.erased', { restarts: false, leftovers: ['sound'] }],
    ])
    await tick()
    expect(done.at(-1)).toBe('end')
  })

  it('leaves it to the next start to name what is left, if there is one', async () => {
    const { done, erase } = host({ restarts: true })
    await erase()
    expect(done.at(-1)).toEqual(['data.erased', { restarts: true, leftovers: [] }])
  })

  it.each([
    ['declined', 'declined'],
    ['unasked', 'deletion-unasked'],
  ] as const)('does not happen if it is %s', async (answer, reason) => {
    const { done, erase } = host({ confirm: () => Promise.resolve(answer) })
    expect(await erase()).toEqual({ ok: false, error: { kind: 'not-confirmed', reason } })
    await tick()
    expect(done).toEqual(['claim', 'release'])
  })

  it('is not even asked for while another Parley uses the data', async () => {
    const { done, erase } = host({ claim: () => ['webhost', 'cli'] })
    expect(await erase()).toMatchObject({ error: { what: 'data-in-use', users: ['webhost', 'cli'] } })
    expect(done).toEqual([])
  })

  it('does not happen if another Parley has begun to use the data while the user was asked', async () => {
    let claims = 0
    const { done, erase } = host({ claim: () => ((claims += 1) === 1 ? [] : ['webhost']) })
    expect(await erase()).toMatchObject({ ok: false, error: { what: 'data-in-use' } })
    expect(done).toEqual(['release', 'confirm'])
  })

  it('that cannot begin can be tried again', async () => {
    const { erase } = host({
      claim: () => {
        throw new Error('EROFS: read-only file system, open')
      },
    })
    for (const _ of [1, 2])
      expect(await erase()).toEqual({
        ok: false,
        error: { kind: 'storage', what: 'deletion', detail: 'EROFS: read-only file system' },
      })
  })

  it('is asked for once at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<Confirmation>()
    const { erase } = host({ confirm: () => promise })
    const first = erase()
    expect(await erase()).toMatchObject({ error: { kind: 'not-confirmed', reason: 'declined' } })
    resolve('confirmed')
    expect(await first).toMatchObject({ ok: true })
    expect(await erase()).toMatchObject({ error: { kind: 'not-confirmed' } })
  })

  it('is not supported by hosts without it', async () => {
    const { 'data.erase': erase } = createDeletionHandlers({
      port: undefined,
      turns: new QuestionTurns(new VirtualClock()),
      publish: () => undefined,
      close: () => Promise.resolve(),
    })
    expect(await erase({})).toEqual({ ok: false, error: { kind: 'other-host-only' } })
  })
})
