import { decode } from '@msgpack/msgpack'
import type { Page } from '@playwright/test'
import type { Recording } from '../../../src/core/library/sessions.ts'

interface Message {
  readonly id?: number
  readonly call?: string
  readonly input?: unknown
  readonly result?: { readonly ok: boolean; readonly value?: { readonly isKept?: boolean } }
}

const read = (payload: string | Buffer): Message =>
  typeof payload === 'string' ? {} : (decode(payload) as Message)

/**
 * Captions of a session that the page's host has acknowledged: source text by index. Covers pages loaded after this
 * call.
 */
export function acknowledgedIn(page: Page): ReadonlyMap<number, string> {
  const acknowledged = new Map<number, string>()
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/bridge')) return
    const told = new Map<number, Recording>()
    socket.on('framesent', ({ payload }) => {
      const { id, call, input } = read(payload)
      if (id !== undefined && call === 'session.record') told.set(id, input as Recording)
    })
    socket.on('framereceived', ({ payload }) => {
      const { id = 0, result } = read(payload)
      if (result?.ok !== true || result.value?.isKept !== true) return
      for (const { index, source } of told.get(id)?.captions ?? []) acknowledged.set(index, source)
    })
  })
  return acknowledged
}
