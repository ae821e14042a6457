import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { channelOf, channels, feedFile, isPrerelease } from '../../../src/main/updates/feed/feed.ts'
import { root } from '../../commands.ts'
import { publishedIn } from '../checksums.ts'
import { product } from '../product.ts'
import { PackagingError } from '../run-tool.ts'

/** The package that is replaced by a newer one. */
const UPDATABLE = /\.AppImage$/
/** Notes of the release, which electron-builder puts into the feeds of macOS and Windows. */
const NOTES = join(root, 'resources', 'release-notes.md')

/** A package as feeds list it. */
function listed(output: string, url: string) {
  const content = readFileSync(join(output, url))
  const sha512 = createHash('sha512').update(content).digest('base64')
  return { url, sha512, size: content.length }
}

/**
 * Writes the feeds of the packages for Linux, as electron-builder does for other systems: that of the channel of this
 * version, and of all that are less finished.
 *
 * @returns their names; none if no package updates itself
 */
export function writeFeeds(
  output: string,
  { arch, date }: { readonly arch: string; readonly date: Date },
): string[] {
  const { version } = product
  const channel = channelOf(version)
  if (isPrerelease(version) && channel === 'latest')
    throw new PackagingError(`${version} is no version that updates itself: prereleases are alpha or beta`)
  const files = publishedIn(output)
    .filter((name) => UPDATABLE.test(name))
    .map((name) => listed(output, name))
  if (files.length === 0) return []
  const releaseNotes = readFileSync(NOTES, 'utf8')
  const feed = dump({ version, files, releaseNotes, releaseDate: date.toISOString() }, { lineWidth: -1 })
  const names = channels
    .slice(0, channels.indexOf(channel) + 1)
    .map((name) => feedFile(name, { platform: 'linux', arch }))
  for (const name of names) writeFileSync(join(output, name), feed)
  return names
}
