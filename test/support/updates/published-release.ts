import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { dump } from 'js-yaml'
import { signatureFile } from '../../../scripts/updates/signing-keys.ts'
import type { FeedServer } from './feed-server.ts'

/** A pair of Ed25519 keys. */
export const signingPair = () => generateKeyPairSync('ed25519')

export const sha512 = (content: Buffer): string => createHash('sha512').update(content).digest('base64')

export interface PublishedRelease {
  readonly version: string
  /** Packages by name. */
  readonly packages: Readonly<Record<string, Buffer>>
  readonly releaseDate?: string
  /** Now, if not given. */
  readonly signedAt?: string
  readonly notes?: string
  readonly stagingPercentage?: number
  readonly minimumSystemVersion?: string
}

/** The feed as electron-builder writes it. */
export function feedText(release: PublishedRelease): string {
  const { version, packages, releaseDate = '2026-11-24T10:00:00.000Z' } = release
  const { signedAt = new Date().toISOString() } = release
  const { notes, stagingPercentage, minimumSystemVersion } = release
  const files = Object.entries(packages).map(([url, content]) => ({
    url,
    sha512: sha512(content),
    size: content.length,
    isAdminRightsRequired: true,
  }))
  const feed = {
    version,
    files,
    path: files[0]?.url,
    sha512: files[0]?.sha512,
    releaseNotes: notes,
    minimumSystemVersion,
    releaseDate,
    signedAt,
    stagingPercentage,
  }
  return dump(feed, { lineWidth: 8000, noRefs: true, skipInvalid: true })
}

/** Puts a feed with its signature and packages on the server. */
export function publish(
  server: FeedServer,
  feed: string,
  release: PublishedRelease,
  keys: readonly KeyObject[],
): void {
  const content = Buffer.from(feedText(release))
  server.files.set(feed, content)
  server.files.set(`${feed}.sig`, Buffer.from(signatureFile(feed, content, keys)))
  for (const [name, file] of Object.entries(release.packages)) server.files.set(name, file)
}
