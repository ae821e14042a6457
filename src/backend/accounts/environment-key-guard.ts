import { checkBaseAddress } from '../../core/service/addresses.ts'
import { jsonFile } from '../settings/settings-file.ts'

interface GuardOptions {
  /** Path of the file that remembers the first destination of the key. */
  readonly path: string
  /** `PARLEY_KEY_FOR`: where the user says that it may go. */
  readonly declared: string | undefined
  readonly say: (line: string) => void
}

/**
 * Decides whether a key from the environment may go to an origin. The settings say which account is in use, and a
 * page may have changed them since the last run; so the origin to which such a key went first is remembered apart
 * from them, and another one has to be named beside the key.
 */
export function createEnvironmentKeyGuard({
  path,
  declared,
  say,
}: GuardOptions): (origin: string) => boolean {
  const file = jsonFile(path)
  const isFirst = (origin: string): boolean => {
    try {
      const before = file.load()
      if (before === undefined) file.save({ origin })
      return before === undefined || Reflect.get(Object(before), 'origin') === origin
    } catch {
      // Unknown: the user is asked.
      return false
    }
  }
  return (origin) => {
    const named = declared === undefined ? undefined : checkBaseAddress(declared)
    const isMeant = named === undefined ? isFirst(origin) : named.ok && new URL(named.value).origin === origin
    if (!isMeant)
      say(
        `The key in PARLEY_KEY is not sent to ${origin}, since it was used elsewhere before, or nobody knows where. If it belongs there, set PARLEY_KEY_FOR=${origin} beside it.`,
      )
    return isMeant
  }
}
