// node scripts/updates/sign-feeds.ts FOLDER ROLLOUT: signs the feeds beside the packages in FOLDER with
// UPDATE_SIGNING_KEY, and writes signed feeds for a part of the installations into ROLLOUT/<per cent>. It needs no packages.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGNATURE_ENDING } from '../../src/main/updates/feed/feed-signature.ts'
import { signatureFile, signingKeys } from './signing-keys.ts'

/** Shares of the installations, in per cent. None stops a version that turned out to be bad. */
const SHARES = [0, 5, 25, 50]
const FEED = /^(?:latest|beta|alpha)(?:-[\w-]+)?\.yml$/
/** A package as electron-builder lists it. */
const PACKAGE = /^ {2}- url: (?<url>.+)\n {4}sha512: (?<sha512>\S+)$/gm

/** Compares the packages that a feed names with those in its folder: what is signed has to be what was built. */
function checkPackages(folder: string, feed: string, content: string): void {
  const packages = [...content.matchAll(PACKAGE)]
  if (packages.length === 0) throw new Error(`${feed} names no packages`)
  for (const { groups: { url = '', sha512 = '' } = {} } of packages) {
    const actual = createHash('sha512')
      .update(readFileSync(join(folder, url)))
      .digest('base64')
    if (actual !== sha512) throw new Error(`${feed} has another hash than ${url}`)
  }
}

const [folder, rollout] = process.argv.slice(2)
if (folder === undefined || rollout === undefined) throw new Error('which folders?')
const keys = signingKeys(process.env)
const feeds = readdirSync(folder).filter((file) => FEED.test(file))
if (feeds.length === 0) throw new Error(`there are no feeds in ${folder}`)
for (const feed of feeds) {
  const content = readFileSync(join(folder, feed), 'utf8')
  if (/^stagingPercentage:/m.test(content))
    throw new Error(`${feed} is for a part of the installations already`)
  checkPackages(folder, feed, content)
  const write = (place: string, text: string) => {
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, feed), text)
    writeFileSync(join(place, `${feed}${SIGNATURE_ENDING}`), signatureFile(feed, Buffer.from(text), keys))
  }
  write(folder, content)
  for (const share of SHARES) write(join(rollout, `${share}`), `${content}stagingPercentage: ${share}\n`)
  console.log(`signed ${feed}`)
}
