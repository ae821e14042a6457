import { releaseDate } from '../package/release-date.ts'
import { updateSource } from './update-source.ts'

/*
 * Extended by electron-builder.yml. Address and key of updates lie in package.json within the archive, whose integrity the
 * program checks, and not in app-update.yml.
 */

const source = updateSource(process.env)
const date = releaseDate(process.env)

export default {
  ...(source === undefined
    ? { publish: null }
    : { publish: { provider: 'generic', url: source.feed }, extraMetadata: { updates: source } }),
  // Those who run a beta also get the releases that follow it.
  generateUpdatesFilesForAllChannels: true,
  // In the feeds of macOS and Windows, as in those of Linux.
  ...(date !== undefined && { releaseInfo: { releaseDate: date.toISOString() } }),
}
