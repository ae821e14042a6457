import { checkBaseAddress } from '../../core/service/addresses.ts'
import { jsonFile } from '../settings/settings-folder.ts'

interface GuardOptions {
  /** Path of the file that remembers the first destination of the key. */
  readonly path: string
  /** `PARLEY_KEY_FOR`: the origin that the user allows. */
  readonly declared: string | undefined
  readonly say: (line: string) => void
}

/**
 * Decides whether a key from the environment may go to an origin. The settings say which account is in use, and a
 * page may have changed them since the last run. So the first origin that received the key is stored separately, and
 * another one has to be named together with the key.
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
      // Unknown: the user has to name the origin.
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
