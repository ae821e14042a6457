import { expect, it } from 'vitest'
import { err, ok } from '../../../core/base/result.ts'
import { CaptionRelay } from './caption-relay.ts'

/** A relay with the threads that it opened, and what it waits for. */
function relayWith(ticket = () => Promise.resolve(ok({ ticket: 'ticket' }))) {
  const threads: { lose: () => void; isOpen: boolean }[] = []
  const waiting: (() => void)[] = []
  const relay = new CaptionRelay({
    ticket,
    open: (_ticket, lose) => {
      const thread = { lose, isOpen: true }
      threads.push(thread)
      return { close: () => (thread.isOpen = false) }
    },
    after: (_ms, run) => waiting.push(run),
  })
  return { relay, threads, waiting, open: () => threads.map(({ isOpen }) => isOpen) }
}

/** Lets pending answers arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('opens one thread for all viewers, and none without a viewer', async () => {
  const { relay, open } = relayWith()
  relay.viewers = 0
  await settle()
  expect(open()).toEqual([])
  relay.viewers = 1
  relay.viewers = 2
  await settle()
  relay.viewers = 20
  await settle()
  expect(open()).toEqual([true])
  relay.viewers = 0
  expect(open()).toEqual([false])
})

it('opens none if the last viewer left before the ticket came', async () => {
  const { relay, open } = relayWith()
  relay.viewers = 1
  relay.viewers = 0
  await settle()
  expect(open()).toEqual([])
})

it('replaces a thread that lost its connection, as long as there are viewers', async () => {
  const { relay, threads, waiting, open } = relayWith()
  relay.viewers = 1
  await settle()
  threads[0]?.lose()
  expect(open()).toEqual([false])
  waiting.shift()?.()
  await settle()
  expect(open()).toEqual([false, true])
  threads[1]?.lose()
  relay.viewers = 0
  waiting.shift()?.()
  await settle()
  expect(open()).toEqual([false, false])
})

it('asks again for a ticket that the host could not give', async () => {
  const answers = [err({ kind: 'host-lost' } as const), ok({ ticket: 'ticket' })]
  const { relay, waiting, open } = relayWith(
    () => Promise.resolve(answers.shift() ?? ok({ ticket: '' })) as never,
  )
  relay.viewers = 1
  await settle()
  expect(open()).toEqual([])
  waiting.shift()?.()
  await settle()
  expect(open()).toEqual([true])
})
