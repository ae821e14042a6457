import { unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'

/** Reads or changes a key or password; an error tells why the keychain did not. */
export async function tryKey<T>(act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act())
  } catch (thrown) {
    return err({ kind: 'storage', what: 'key', detail: unexpected(thrown).detail })
  }
}
