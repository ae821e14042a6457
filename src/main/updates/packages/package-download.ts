import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { asRefusal, type BoundedFetch, request, withinTime } from '../feed/bounded-fetch.ts'
import { UpdateRefusal } from '../feed/feed.ts'

/** Time limit between two chunks, and for the whole package: a server could send a byte a minute. */
export const STALL_LIMIT_MS = 60_000
const DOWNLOAD_LIMIT_MS = 4 * 60 * 60 * 1000

const OWNER_ONLY = 0o600

/** A package as the feed describes it. */
interface WantedPackage {
  readonly address: URL
  /** Base64. */
  readonly sha512: string
  /** In bytes. */
  readonly size: number
}

/**
 * Downloads a package. What is wrong is left for the caller to delete.
 *
 * @param report receives the downloaded part, from 0 to 1
 * @throws UpdateRefusal, or the reason of the signal
 */
export const downloadPackage = (
  bounded: BoundedFetch,
  { address, sha512, size }: WantedPackage,
  destination: string,
  report: (part: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  withinTime(bounded.clock, DOWNLOAD_LIMIT_MS, signal, async (limited) => {
    const stall = new AbortController()
    const ended = AbortSignal.any([limited, stall.signal])
    const waitForChunk = () =>
      bounded.clock.after(STALL_LIMIT_MS, () => stall.abort(new UpdateRefusal('slow')))
    let cancelStall = waitForChunk()
    const hash = createHash('sha512')
    let position = 0
    try {
      const { status, headers, body } = await request(bounded, address, ended)
      if (status !== 200 || body === null) throw new UpdateRefusal('unreachable', `${status}`)
      if (Number(headers.get('content-length') ?? 0) > size) throw new UpdateRefusal('too-long')
      const file = await open(destination, 'w', OWNER_ONLY)
      try {
        for await (const chunk of body) {
          cancelStall()
          cancelStall = waitForChunk()
          position += chunk.length
          if (position > size) throw new UpdateRefusal('too-long')
          hash.update(chunk)
          await file.write(chunk).catch(notStored)
          report(position / size)
        }
        await file.sync().catch(notStored)
      } finally {
        await file.close()
      }
    } catch (thrown) {
      throw asRefusal(thrown, ended, 'incomplete')
    } finally {
      cancelStall()
    }
    if (position < size) throw new UpdateRefusal('incomplete', `${position} of ${size} bytes`)
    if (hash.digest('base64') !== sha512) throw new UpdateRefusal('wrong-hash', address.pathname)
  })

function notStored(cause: unknown): never {
  throw new UpdateRefusal('disk', String(cause), { cause })
}

/** The SHA-512 of a file, in base64. */
export async function sha512Of(path: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64')
}
