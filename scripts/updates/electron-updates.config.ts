import { fromKeyText } from '../../src/main/updates/feed/feed-signature.ts'
import { feedFolder } from '../../src/main/updates/update-config.ts'

/*
 * Extended by electron-builder.yml: a build that updates itself knows the address of the feed (PARLEY_UPDATE_FEED) and the
 * public key that it is signed with (PARLEY_UPDATE_KEY). Without both, as in forks and on other computers, a build asks
 * nobody. They lie in package.json within the archive, whose integrity the program checks, and not in app-update.yml.
 */

const { PARLEY_UPDATE_FEED: address = '', PARLEY_UPDATE_KEY: publicKey = '' } = process.env
if ((address === '') !== (publicKey === ''))
  throw new Error('PARLEY_UPDATE_FEED and PARLEY_UPDATE_KEY are set together or not at all')

function updating() {
  const feed = feedFolder(address).href
  // Throws if it is none.
  fromKeyText(publicKey)
  return { publish: { provider: 'generic', url: feed }, extraMetadata: { updates: { feed, publicKey } } }
}

export default {
  ...(address === '' ? { publish: null } : updating()),
  // Those who run a beta also get the releases that follow it.
  generateUpdatesFilesForAllChannels: true,
}
