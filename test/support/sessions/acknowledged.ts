import type { Recording } from '../../../src/core/session/library/session-schema.ts'
import type { App } from '../app/open-app.ts'

/** Captions of a session that the host has acknowledged from now on: source text by index. */
export async function acknowledgedIn({ watchCalls }: App): Promise<ReadonlyMap<number, string>> {
  const acknowledged = new Map<number, string>()
  await watchCalls(({ name, input, result }) => {
    if (name !== 'session.record' || !result.ok) return
    if ((result.value as { readonly isKept?: boolean }).isKept !== true) return
    for (const { index, source } of (input as Recording).captions) acknowledged.set(index, source)
  })
  return acknowledged
}
