import { expect, it } from 'vitest'
import { ok } from '../../../../core/base/result.ts'
import { createOpenedFiles, type OpenedSessionFile } from './opened-session-files.ts'

it('a file that is dismissed is forgotten by the host', () => {
  const asked: unknown[] = []
  let open: (opened: OpenedSessionFile) => void = () => undefined
  const bridge = {
    invoke: (...call: unknown[]) => {
      asked.push(call)
      return Promise.resolve(ok({}))
    },
    subscribe: (_name: string, listener: typeof open) => {
      open = listener
      return () => undefined
    },
  }
  const { store, dismiss } = createOpenedFiles({ bridge: bridge as never })
  const [file, unreadable] = [
    { name: 'a.parley', file: 'handle' },
    { name: 'b.parley', error: { kind: 'cancelled' } },
  ] as const
  for (const each of [file, unreadable]) open(each)
  for (const each of [file, unreadable]) dismiss(each)
  expect(store.getState()).toEqual([])
  expect(asked).toEqual([['session.dismissFile', { file: 'handle' }]])
})
