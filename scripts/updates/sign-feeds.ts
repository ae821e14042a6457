// node scripts/updates/sign-feeds.ts FOLDER [SHARE]: signs the feeds in FOLDER with UPDATE_SIGNING_KEY, as of now, for all
// installations or for a share of them in per cent; 0 withdraws a version. A feed that is not signed yet needs its packages
// beside it. It runs no package of npm.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FeedSignature,
  SIGNATURE_ENDING,
  verifySignatures,
} from '../../src/main/updates/feed/feed-signature.ts'
import { signatureFile, signingKeys } from './signing-keys.ts'

const FEED = /^(?:latest|beta|alpha)(?:-[\w-]+)?\.yml$/
/** A package as electron-builder lists it. */
const PACKAGE = /^ {2}- url: (?<url>.+)\n {4}sha512: (?<sha512>\S+)$/gm
/** A line that a reader of lines takes for a part of that. */
const PACKAGE_LINE = /^\s+(?:- url|sha512):/gm
/** Lines that this script writes. */
const OWN_LINES = /^(?:signedAt|stagingPercentage): .*\n/gm

/** Compares the packages that a new feed names with those in its folder. */
function checkPackages(folder: string, feed: string, content: string): void {
  const packages = [...content.matchAll(PACKAGE)]
  if (packages.length === 0) throw new Error(`${feed} names no packages`)
  // The installer of the Debian package reads lines, and not YAML.
  if ([...content.matchAll(PACKAGE_LINE)].length !== 2 * packages.length)
    throw new Error(`${feed} has lines like those of a package elsewhere, as in its notes`)
  for (const { groups: { url = '', sha512 = '' } = {} } of packages) {
    const actual = createHash('sha512')
      .update(readFileSync(join(folder, url)))
      .digest('base64')
    if (actual !== sha512) throw new Error(`${feed} has another hash than ${url}`)
  }
}

/** Verifies that a feed is as it was signed the last time. */
function checkSignature(feed: string, content: string, signature: string, keys: readonly KeyObject[]): void {
  const { signatures } = JSON.parse(signature) as { readonly signatures: readonly FeedSignature[] }
  const isOurs = (key: KeyObject) =>
    verifySignatures(feed, Buffer.from(content), signatures, createPublicKey(key)).ok
  if (!keys.some(isOurs)) throw new Error(`${feed} was signed by somebody else, or changed afterwards`)
}

const [folder, share] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder?')
if (share !== undefined && !/^(?:\d{1,2}|100)$/.test(share))
  throw new Error(`not a share in per cent: ${share}`)
const keys = signingKeys(process.env)
const feeds = readdirSync(folder).filter((file) => FEED.test(file))
if (feeds.length === 0) throw new Error(`there are no feeds in ${folder}`)
const signedAt = `signedAt: '${new Date().toISOString()}'\n`
const staging = share === undefined || Number(share) === 100 ? '' : `stagingPercentage: ${Number(share)}\n`
// All are checked before any is written.
const texts = feeds.map((feed) => {
  const content = readFileSync(join(folder, feed), 'utf8')
  const signature = join(folder, `${feed}${SIGNATURE_ENDING}`)
  if (existsSync(signature)) checkSignature(feed, content, readFileSync(signature, 'utf8'), keys)
  else checkPackages(folder, feed, content)
  return [feed, content.replaceAll(OWN_LINES, '') + signedAt + staging] as const
})
for (const [feed, text] of texts) {
  writeFileSync(join(folder, feed), text)
  writeFileSync(join(folder, `${feed}${SIGNATURE_ENDING}`), signatureFile(feed, Buffer.from(text), keys))
  console.log(`signed ${feed}`)
}
