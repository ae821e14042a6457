import { expect, it } from 'vitest'
import { ByteQueue } from './byte-queue.ts'

it('skips bytes that have not arrived yet, over any number of chunks', () => {
  const queue = new ByteQueue()
  queue.push(Uint8Array.of(1, 2))
  queue.skip(5)
  expect([queue.length, queue.isInside]).toEqual([0, true])
  queue.push(Uint8Array.of(3))
  queue.push(Uint8Array.of(4, 5, 6, 7))
  expect([...queue.take(9)]).toEqual([6, 7])
  expect(queue.isInside).toBe(false)
})

it('takes at most its content, and skips nothing for it', () => {
  const queue = new ByteQueue()
  queue.push(Uint8Array.of(1, 2))
  expect([...queue.take(4)]).toEqual([1, 2])
  queue.push(Uint8Array.of(3))
  expect([...queue.peek(4)]).toEqual([3])
})

it('starts over when it is cleared, without any pending skip', () => {
  const queue = new ByteQueue()
  queue.push(Uint8Array.of(1))
  queue.skip(9)
  queue.clear()
  queue.push(Uint8Array.of(2))
  expect([...queue.peek(4)]).toEqual([2])
})
