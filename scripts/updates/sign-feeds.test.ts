import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseFeed } from '../../src/main/updates/feed/feed.ts'
import { fromKeyText, verifySignatures } from '../../src/main/updates/feed/feed-signature.ts'
import { feedText, signingPair } from '../../test/support/updates/published-release.ts'

const FEEDS = ['latest-linux.yml', 'latest.yml', 'beta-linux.yml']
const NAME = 'Parley Setup 1.3.0.exe'
const packages = { [NAME]: Buffer.from('a package') }

let folder: string
const dist = (file: string) => join(folder, file)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-feeds-'))
  writeFileSync(dist(NAME), packages[NAME])
  for (const feed of FEEDS) writeFileSync(dist(feed), feedText({ version: '1.3.0', packages }))
  writeFileSync(dist('builder-debug.yml'), 'x64: {}\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
const run = (script: string, keys: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, UPDATE_SIGNING_KEY: keys },
  })
const sign = (keys: string, ...share: string[]) => run('sign-feeds.ts', keys, folder, ...share)

/** Whether a package with this key accepts a feed in a folder. */
function isAccepted(place: string, feed: string, publicKey: KeyObject): boolean {
  const { signatures } = JSON.parse(readFileSync(join(place, `${feed}.sig`), 'utf8'))
  return verifySignatures(feed, readFileSync(join(place, feed)), signatures, publicKey).ok
}

describe('feeds', () => {
  it('are signed as packages expect it, for all installations, and again for a part of them', () => {
    const { publicKey, privateKey } = signingPair()
    const before = Date.now()
    let latest = before
    for (const share of [undefined, '5', '0', '00', '100']) {
      expect(sign(pem(privateKey), ...(share === undefined ? [] : [share]))).toMatchObject({
        status: 0,
        stderr: '',
      })
      for (const feed of FEEDS) {
        expect(isAccepted(folder, feed, publicKey)).toBe(true)
        const { stagingPercentage, signedAt, version } = parseFeed(readFileSync(dist(feed), 'utf8'))
        const expected = share === undefined || share === '100' ? undefined : Number(share)
        expect([version, stagingPercentage]).toEqual(['1.3.0', expected])
        expect(Date.parse(signedAt)).toBeGreaterThanOrEqual(latest)
        // The installer of the Debian package reads lines.
        expect(readFileSync(dist(feed), 'utf8')).toMatch(
          expected === 0 ? /^stagingPercentage: 0$/m : /^version/,
        )
      }
      latest = Date.now()
      // Packages need not be there once a feed is signed.
      rmSync(dist(NAME), { force: true })
    }
    expect(readdirSync(folder)).not.toContain('builder-debug.yml.sig')
  })

  it('are not signed again if somebody else has signed or changed them', () => {
    const { privateKey } = signingPair()
    expect(sign(pem(signingPair().privateKey)).status).toBe(0)
    expect(sign(pem(privateKey), '50').stderr).toContain('signed by somebody else')
  })

  it('are signed with every key, and packages get the first', () => {
    const [next, old] = [signingPair(), signingPair()]
    const keys = pem(next.privateKey) + pem(old.privateKey)
    expect(sign(keys).status).toBe(0)
    for (const { publicKey } of [next, old]) expect(isAccepted(folder, 'latest.yml', publicKey)).toBe(true)
    expect(fromKeyText(run('public-key.ts', keys).stdout.trim()).equals(next.publicKey)).toBe(true)
  })

  it.each([
    ['a package is another one', () => writeFileSync(dist(NAME), 'another')],
    ['a package is missing', () => rmSync(dist(NAME))],
    ['a feed names no package', () => writeFileSync(dist('latest.yml'), 'version: 1.3.0\n')],
    [
      'the notes have the words of a package',
      () =>
        writeFileSync(
          dist('beta-linux.yml'),
          feedText({ version: '1.3.0', packages, notes: 'News:\n  sha512: abc\n' }),
        ),
    ],
    ['there are no feeds', () => FEEDS.forEach((feed) => rmSync(dist(feed)))],
  ])('are not signed if %s', (_what, spoil) => {
    spoil()
    expect(sign(pem(signingPair().privateKey)).status).not.toBe(0)
    expect(readdirSync(folder).filter((name) => name.endsWith('.sig'))).toEqual([])
  })

  it.each([
    ['no key', ''],
    ['a key of another kind', pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
  ])('are not signed with %s, and packages get none', (_what, keys) => {
    expect(sign(keys).stderr).toContain('UPDATE_SIGNING_KEY')
    expect(run('public-key.ts', keys)).toMatchObject({ status: 1, stdout: '' })
  })
})
