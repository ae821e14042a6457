import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '../../../backend/base/error-utils.ts'
import { type Clock, sleep } from '../../../core/base/clock.ts'
import { asRefusal, type BoundedFetch, request, withinTime } from '../feed/bounded-fetch.ts'
import { UpdateRefusal } from '../feed/feed.ts'

/** Time limit between two chunks, and for the whole package: a server could send a byte a minute. */
export const STALL_LIMIT_MS = 60_000
const DOWNLOAD_LIMIT_MS = 4 * 60 * 60 * 1000
/** Bytes per second that a download takes at most: other programs may hold a meeting. */
export const MAX_RATE = 2 * 1024 * 1024
/** Bytes that stay free on the disk, for sessions and everything else. */
export const RESERVED_BYTES = 500 * 1024 * 1024

const OWNER_ONLY = 0o600

/** A package as the feed describes it. */
export interface WantedPackage {
  readonly address: URL
  /** Base64. */
  readonly sha512: string
  /** In bytes. */
  readonly size: number
}

export interface DownloadOptions extends BoundedFetch {
  /** Folder of unfinished packages. */
  readonly partFolder: string
  /** Bytes per second. */
  readonly maxRate?: number
  /** Free bytes of the disk with a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/**
 * Downloads a package to `destination`, or what an earlier attempt has left to download. What is incomplete stays in the
 * folder of parts; what is wrong is deleted.
 *
 * @param report receives the downloaded part, from 0 to 1
 * @throws UpdateRefusal, or the reason of the signal
 */
export async function downloadPackage(
  options: DownloadOptions,
  wanted: WantedPackage,
  destination: string,
  report: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { partFolder, clock, freeBytes = freeBytesOf } = options
  const name = `${Buffer.from(wanted.sha512, 'base64').toString('hex').slice(0, 40)}.part`
  const part = join(partFolder, name)
  await onDisk(async () => {
    await mkdir(partFolder, { recursive: true })
    await keepOnly(partFolder, name)
    // The package once more: it is installed from the folder of downloads.
    const needed = 2 * wanted.size + RESERVED_BYTES
    if ((await freeBytes(partFolder)) < needed) throw new UpdateRefusal('disk', 'too little space')
  })
  await withinTime(clock, DOWNLOAD_LIMIT_MS, signal, (limited) =>
    fill(options, wanted, part, report, limited),
  )
  const actual = await onDisk(() => sha512Of(part))
  if (actual !== wanted.sha512) {
    await rm(part, { force: true })
    throw new UpdateRefusal('wrong-hash', wanted.address.pathname)
  }
  await onDisk(() => rename(part, destination))
}

/** The SHA-512 of a file, in base64. */
export async function sha512Of(path: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64')
}

async function fill(
  options: DownloadOptions,
  { address, size }: WantedPackage,
  part: string,
  report: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const kept = await onDisk(() => sizeOf(part))
  if (kept === size) return
  const stall = new Stall(options.clock, signal)
  try {
    const range = kept > 0 && kept < size ? { Range: `bytes=${kept}-` } : undefined
    const response = await request(options, address, stall.signal, range)
    const start = startOf(response, kept, size)
    const file = await onDisk(() => open(part, start === 0 ? 'w' : 'r+', OWNER_ONLY))
    try {
      const pace = new Pace(options.clock, options.maxRate ?? MAX_RATE)
      let position = start
      for await (const chunk of bodyOf(response)) {
        stall.reset()
        if (position + chunk.length > size) throw new UpdateRefusal('too-long', address.pathname)
        const at = position
        await onDisk(() => file.write(chunk, 0, chunk.length, at))
        position += chunk.length
        report(position / size)
        await pace.after(chunk.length, stall.signal)
      }
      stall.signal.throwIfAborted()
      if (position < size) throw new UpdateRefusal('incomplete', `${position} of ${size} bytes`)
      await onDisk(() => file.sync())
    } finally {
      await file.close()
    }
  } catch (thrown) {
    const refusal = asRefusal(thrown, stall.signal, 'incomplete')
    // A part that fills the disk, or is no package, is worth nothing to the next attempt.
    const isUseless =
      refusal instanceof UpdateRefusal && (refusal.failure === 'disk' || refusal.failure === 'too-long')
    if (isUseless) await rm(part, { force: true })
    throw refusal
  } finally {
    stall.end()
  }
}

/** Position of the first byte of the answer: that after the kept part, or 0. */
function startOf({ status, headers }: Response, kept: number, size: number): number {
  const length = Number(headers.get('content-length') ?? 0)
  const start = status === 206 && headers.get('content-range')?.startsWith(`bytes ${kept}-`) ? kept : 0
  if (status !== 200 && start === 0) throw new UpdateRefusal('unreachable', `${status}`)
  if (start + length > size) throw new UpdateRefusal('too-long', `${length} bytes`)
  return start
}

function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  if (body === null) throw new UpdateRefusal('incomplete', 'no content')
  return body
}

/** Aborts as `slow` when nothing has come for a while. */
class Stall {
  readonly #clock: Clock
  readonly #abort = new AbortController()
  readonly signal: AbortSignal
  #cancel: () => void = () => undefined

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock
    this.signal = AbortSignal.any([signal, this.#abort.signal])
    this.reset()
  }

  reset(): void {
    this.#cancel()
    this.#cancel = this.#clock.after(STALL_LIMIT_MS, () => this.#abort.abort(new UpdateRefusal('slow')))
  }

  end(): void {
    this.#cancel()
  }
}

/** Waits so that no more bytes come per second than are allowed. */
class Pace {
  readonly #clock: Clock
  readonly #maxRate: number
  readonly #start: number
  #bytes = 0

  constructor(clock: Clock, maxRate: number) {
    this.#clock = clock
    this.#maxRate = maxRate
    this.#start = clock.now()
  }

  after(bytes: number, signal: AbortSignal): Promise<void> {
    this.#bytes += bytes
    const due = this.#start + (1000 * this.#bytes) / this.#maxRate
    return sleep(this.#clock, due - this.#clock.now(), signal)
  }
}

/** Deletes the parts of other packages. */
async function keepOnly(folder: string, name: string): Promise<void> {
  for (const other of await readdir(folder))
    if (other !== name) await rm(join(folder, other), { recursive: true, force: true })
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (thrown) {
    if (isMissing(thrown)) return 0
    throw thrown
  }
}

/** Failures of the disk are refusals of their own kind. */
async function onDisk<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (thrown) {
    if (thrown instanceof UpdateRefusal) throw thrown
    throw new UpdateRefusal('disk', String(thrown), { cause: thrown })
  }
}
