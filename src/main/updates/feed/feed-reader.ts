import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '../../../core/base/clock.ts'
import { parseJson } from '../../../core/base/formats/json.ts'
import { parseUntilFault } from '../../../core/base/input.ts'
import { type BoundedFetch, fetchSmall } from './bounded-fetch.ts'
import { checkChannel, type Feed, parseFeed, UpdateRefusal } from './feed.ts'
import { SIGNATURE_ENDING, verifySignatures } from './feed-signature.ts'

/** Larger than any feed with its notes. */
export const MAX_FEED_BYTES = 128 * 1024
export const MAX_SIGNATURE_BYTES = 4 * 1024
/** Time limit for the feed and for its signature. */
export const FEED_LIMIT_MS = 30_000
/** How far ahead of this computer's clock a feed may have been signed. */
export const MAX_FEED_LEAD_MS = DAY_MS
/** Age from which a feed offers nothing: somebody may hold newer ones back. */
export const MAX_FEED_AGE_MS = 90 * DAY_MS

const signatureSchema = z.object({
  signatures: z
    .array(z.object({ key: z.string(), signature: z.string() }))
    .check(z.minLength(1), z.maxLength(8)),
})

/** When the latest feeds that were seen had been signed, in milliseconds since 1970. */
export interface SeenFeeds {
  seen(feed: string): number | undefined
  see(feed: string, signedAt: number): void
}

export interface FeedReaderOptions extends BoundedFetch {
  /** Folder of the feed and its packages, with a slash at its end. */
  readonly folder: URL
  /** Name of the feed in it. */
  readonly name: string
  readonly publicKey: KeyObject
  /** The running version. */
  readonly version: string
  readonly seen: SeenFeeds
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Fetches the feed. Nothing in it is read before its signature was verified.
 *
 * @throws UpdateRefusal
 */
export async function readFeed(options: FeedReaderOptions, signal: AbortSignal): Promise<Feed> {
  const { folder, name, publicKey, version, seen, now = Date.now } = options
  const fetchFile = (file: string, maxBytes: number) =>
    fetchSmall(options, new URL(file, folder), { maxBytes, limitMs: FEED_LIMIT_MS, signal })
  const content = await fetchFile(name, MAX_FEED_BYTES)
  if (content === undefined) throw new UpdateRefusal('unreachable', 'no feed')
  const signature = await fetchFile(`${name}${SIGNATURE_ENDING}`, MAX_SIGNATURE_BYTES)
  const signatures = parseSignature(signature)
  if (signatures === undefined) throw new UpdateRefusal('unsigned')
  const verified = verifySignatures(name, content, signatures, publicKey)
  if (!verified.ok) throw new UpdateRefusal(verified.error)
  const feed = parseFeed(content.toString())
  const signedAt = Date.parse(feed.signedAt)
  if (signedAt < (seen.seen(name) ?? 0)) throw new UpdateRefusal('replayed', feed.signedAt)
  if (signedAt > now() + MAX_FEED_LEAD_MS) throw new UpdateRefusal('future', feed.signedAt)
  checkChannel(feed, version)
  seen.see(name, signedAt)
  return feed
}

/** @returns undefined if it is missing or not a signature */
function parseSignature(content: Buffer | undefined) {
  const read = parseJson(content?.toString() ?? '', { maxBytes: MAX_SIGNATURE_BYTES })
  return read.ok ? parseUntilFault(signatureSchema, read.value).data?.signatures : undefined
}
