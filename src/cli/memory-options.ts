import { err, ok, type Result } from '../core/base/result.ts'

/** Actions on translation memories. */
export type MemoryAction =
  | { readonly type: 'list' }
  | { readonly type: 'segments'; readonly id: string; readonly find: string | undefined }
  | { readonly type: 'import'; readonly file: string; readonly memoryName: string | undefined }
  | { readonly type: 'export'; readonly id: string; readonly save: string | undefined }
  | { readonly type: 'delete'; readonly id: string }

interface MemoryValues {
  readonly find?: string | undefined
  readonly name?: string | undefined
  readonly save?: string | undefined
}

const missing = (field: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'missing' } })

/** @param what arguments after `memories` */
export function readMemoryAction(
  [type, what]: readonly (string | undefined)[],
  { find, name, save }: MemoryValues,
): Result<MemoryAction> {
  switch (type) {
    case undefined:
      return missing('command')
    case 'list':
      return ok({ type })
    case 'segments':
      return what === undefined ? missing('id') : ok({ type, id: what, find })
    case 'import':
      return what === undefined ? missing('file') : ok({ type, file: what, memoryName: name })
    case 'export':
      return what === undefined ? missing('id') : ok({ type, id: what, save })
    case 'delete':
      return what === undefined ? missing('id') : ok({ type, id: what })
    default:
      return err({ kind: 'invalid-input', field: 'command', problem: { type: 'unknown-value', value: type } })
  }
}
