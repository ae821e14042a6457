import { type EventEmitter, once } from 'node:events'
import type { Clock } from '../../../core/base/clock.ts'
import { UpdateRefusal } from '../feed/feed.ts'

/** Time limit for Squirrel to unpack and verify a package that it was given. */
export const SQUIRREL_LIMIT_MS = 10 * 60 * 1000

/**
 * Waits until Squirrel has unpacked and verified the package that electron-updater hands over at the end of a download.
 *
 * @param native Squirrel, which may refuse the package before the download ends
 * @throws {UpdateRefusal} `install`, if Squirrel refuses the package or does not take it over in time
 */
export async function handToSquirrel(
  { native, clock }: { readonly native: EventEmitter; readonly clock: Pick<Clock, 'after'> },
  download: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const end = new AbortController()
  let refusal: UpdateRefusal | undefined
  const taken = once(native, 'update-downloaded', { signal: AbortSignal.any([signal, end.signal]) }).catch(
    (cause: unknown) => {
      refusal = new UpdateRefusal('install', String(cause), { cause })
    },
  )
  try {
    await download()
    const cancel = clock.after(SQUIRREL_LIMIT_MS, () => end.abort())
    await taken.finally(cancel)
  } catch (thrown) {
    throw refusal ?? thrown
  } finally {
    end.abort()
  }
  if (refusal !== undefined) throw refusal
}
