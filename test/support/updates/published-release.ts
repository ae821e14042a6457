import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
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
  readonly notes?: string
  readonly stagingPercentage?: number
  readonly minimumSystemVersion?: string
}

/** The feed as electron-builder writes it. */
export function feedText(release: PublishedRelease): string {
  const { version, packages, releaseDate = '2026-11-24T10:00:00.000Z' } = release
  const { notes, stagingPercentage, minimumSystemVersion } = release
  const files = Object.entries(packages).map(
    ([name, content]) =>
      `  - url: ${name}\n    sha512: ${sha512(content)}\n    size: ${content.length}\n    isAdminRightsRequired: true\n`,
  )
  const [[path, first] = ['', Buffer.of()]] = Object.entries(packages)
  return [
    `version: ${version}\nfiles:\n${files.join('')}path: ${path}\nsha512: ${sha512(first)}\n`,
    notes === undefined ? '' : `releaseNotes: ${JSON.stringify(notes)}\n`,
    minimumSystemVersion === undefined ? '' : `minimumSystemVersion: ${minimumSystemVersion}\n`,
    `releaseDate: '${releaseDate}'\n`,
    stagingPercentage === undefined ? '' : `stagingPercentage: ${stagingPercentage}\n`,
  ].join('')
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
