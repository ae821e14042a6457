import { load } from 'js-yaml'
import * as z from 'zod/mini'
import { parseUntilFault } from '../../../core/base/input.ts'
import type { UpdateFailure } from '../../../core/product/updates/updates-calls.ts'

/** Longest notes that are shown, in code points. */
export const MAX_NOTES = 8000
const MAX_FILES = 40
/** Larger than any package. */
export const MAX_PACKAGE_BYTES = 1024 ** 3

/** Versions as in package.json; those with a part after the hyphen are prereleases. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,40})?$/
/** Names of packages: in the folder of the feed, on every system and in every URL the same. */
const FILE_NAME = /^[0-9A-Za-z][0-9A-Za-z ._~-]{0,199}$/
const SHA512 = /^[0-9A-Za-z+/]{86}==$/

/** The file that electron-builder writes. What is not here is not read, such as a request for administrator's rights. */
const feedSchema = z.object({
  version: z.string().check(z.regex(VERSION)),
  releaseDate: z.iso.datetime(),
  /** Orders the states of one release: its share of the installations may grow, or the version be withdrawn. */
  signedAt: z.iso.datetime(),
  files: z
    .array(
      z.object({
        url: z.string(),
        sha512: z.string().check(z.regex(SHA512)),
        size: z.int().check(z.gte(1), z.lte(MAX_PACKAGE_BYTES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_FILES)),
  /** Per cent of the installations that get this version. */
  stagingPercentage: z.optional(z.int().check(z.gte(0), z.lte(100))),
  minimumSystemVersion: z.optional(z.string()),
  releaseNotes: z.nullish(z.string()),
})
export type Feed = z.output<typeof feedSchema>

/** Why an update was refused. */
export class UpdateRefusal extends Error {
  override readonly name = 'UpdateRefusal'
  readonly failure: UpdateFailure

  constructor(failure: UpdateFailure, detail = '', options?: ErrorOptions) {
    super(`${failure}${detail && `: ${detail}`}`, options)
    this.failure = failure
  }
}

/** Parses a feed whose signature was verified. */
export function parseFeed(text: string): Feed {
  let content: unknown
  try {
    content = load(text)
  } catch (thrown) {
    throw new UpdateRefusal('invalid', 'not YAML', { cause: thrown })
  }
  const parsed = parseUntilFault(feedSchema, content)
  if (!parsed.success) throw new UpdateRefusal('invalid', z.prettifyError(parsed.error))
  const outside = parsed.data.files.find(({ url }) => !FILE_NAME.test(url))
  if (outside !== undefined) throw new UpdateRefusal('outside', outside.url)
  return parsed.data
}

export const isPrerelease = (version: string): boolean => version.includes('-')

/** Refuses a prerelease, unless the running version is one. */
export function checkChannel({ version }: Feed, running: string): void {
  if (isPrerelease(version) && !isPrerelease(running)) throw new UpdateRefusal('prerelease', version)
}

/** Address of a file in the folder of the feed. */
export const addressIn = (folder: URL, file: string): URL => new URL(encodeURIComponent(file), folder)

/** From the least finished versions to the releases. Those who run one of a channel also get those of the next. */
export const channels = ['alpha', 'beta', 'latest'] as const
type Channel = (typeof channels)[number]

export const channelOf = (version: string): Channel =>
  channels.find((channel) => new RegExp(`-${channel}\\b`).test(version)) ?? 'latest'

interface FeedPlace {
  readonly platform: NodeJS.Platform
  readonly arch: string
}

/** Name of the feed of a channel for a system, as electron-builder names it. */
export function feedFile(channel: Channel, { platform, arch }: FeedPlace): string {
  const system = platform === 'win32' ? '' : platform === 'darwin' ? '-mac' : '-linux'
  const processor = system === '-linux' && arch !== 'x64' ? `-${arch}` : ''
  return `${channel}${system}${processor}.yml`
}

/** Name of the feed that a running version reads. */
export const feedName = ({ version, ...place }: FeedPlace & { readonly version: string }): string =>
  feedFile(channelOf(version), place)

/** Notes as plain text: no control characters but line ends and tabs, and not too long. */
export function plainNotes(notes: string | null | undefined): string | undefined {
  const plain = (notes ?? '').replaceAll('\r\n', '\n').replaceAll(/[^\P{C}\n\t]/gu, '')
  const points = Array.from(plain.trim())
  if (points.length === 0) return undefined
  return points.length > MAX_NOTES ? `${points.slice(0, MAX_NOTES).join('')}…` : points.join('')
}
