import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signatureFile } from '../../../scripts/updates/signing-keys.ts'
import {
  FEED_LIMIT_MS,
  MAX_FEED_AGE_MS,
  MAX_FEED_BYTES,
  MAX_FEED_LEAD_MS,
} from '../../../src/main/updates/feed/feed-reader.ts'
import { eventually } from '../../support/base/eventually.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'
import { FeedServer, redirectTo, stallAfter } from '../../support/updates/feed-server.ts'
import { Installation, RUNNING } from '../../support/updates/installation.ts'
import { feedText, signingPair } from '../../support/updates/published-release.ts'

const PACKAGE = Buffer.from('a package')
const never = new AbortController().signal

let server: FeedServer
let copy: Installation
beforeEach(async () => {
  server = await FeedServer.listen()
  copy = await Installation.of('appimage', server)
})
afterEach(async () => {
  await copy.remove()
  await server.close()
})

const check = (options?: Parameters<Installation['start']>[0]) => copy.start(options).check(never)
const refused = (failure: string) => ({ ok: false, error: failure })
const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const nothingNew = { ok: true, value: undefined }

describe('a feed', () => {
  it('offers a newer version with its date and notes, and is asked without anything that tells installations apart', async () => {
    copy.publish(PACKAGE, { notes: 'Faster.\r\n\r\n<b>Bold</b>\u0007' })
    expect(await check()).toEqual({
      ok: true,
      value: {
        version: '1.3.0',
        releasedAt: Date.parse('2026-11-24T10:00:00.000Z'),
        notes: 'Faster.\n\n<b>Bold</b>',
      },
    })
    expect(server.asked).toEqual([copy.feed, `${copy.feed}.sig`])
    for (const { path, headers } of server.requests) {
      expect(path).not.toContain('?')
      expect(headers).toMatchObject({ 'user-agent': 'Parley' })
      expect(Object.keys(headers).filter((name) => /staging|cookie|id$/.test(name))).toEqual([])
    }
  })

  it.each([
    ['the same version', RUNNING, 'same'],
    ['an older version', '1.1.9', 'older'],
  ])('offers nothing if it has %s', async (_what, version, why) => {
    copy.publish(PACKAGE, { version })
    expect(await check()).toEqual(nothingNew)
    expect(copy.logged.join('\n')).toContain(`"why":"${why}"`)
  })

  it('is refused without a signature, and with something else in its place', async () => {
    copy.publish(PACKAGE)
    server.files.delete(`${copy.feed}.sig`)
    expect(await check()).toEqual(refused('unsigned'))
    for (const content of ['', '{}', '{"signatures":[]}', 'null', '<html>'] as const) {
      server.files.set(`${copy.feed}.sig`, Buffer.from(content))
      expect(await check(), content).toEqual(refused('unsigned'))
    }
  })

  it('is refused if it was signed with another key', async () => {
    copy.publish(PACKAGE, {}, { keys: [signingPair().privateKey] })
    expect(await check()).toEqual(refused('wrong-key'))
  })

  it('is accepted if it was also signed with a newer key', async () => {
    copy.publish(PACKAGE, {}, { keys: [signingPair().privateKey, copy.keys.privateKey] })
    expect(await check()).toMatchObject({ value: { version: '1.3.0' } })
  })

  it.each([
    ['its version', 'version: 1.3.0', 'version: 1.4.0'],
    ['a hash', /sha512: ./, 'sha512: x'],
    ['a space at its end', /$/, ' '],
  ])('is refused if it was changed after it was signed: %s', async (_what, from, to) => {
    copy.publish(PACKAGE)
    const text = String(server.files.get(copy.feed)).replace(from, to)
    server.files.set(copy.feed, Buffer.from(text))
    expect(await check()).toEqual(refused('forged'))
  })

  it('is refused in place of another, although it is genuine', async () => {
    copy.publish(PACKAGE)
    for (const ending of ['', '.sig']) {
      const genuine = server.files.get(`${copy.feed}${ending}`)!
      server.files.set(`beta-linux.yml${ending}`, genuine)
    }
    expect(await check({ version: '1.2.0-beta.1' })).toEqual(refused('forged'))
  })

  it('is refused if it is older than one that was seen before, also in another run', async () => {
    copy.publish(PACKAGE, { version: RUNNING, signedAt: daysAgo(2) })
    expect(await check()).toEqual(nothingNew)
    copy.publish(PACKAGE, { version: '1.2.9', signedAt: daysAgo(3) })
    expect(await check()).toEqual(refused('replayed'))
    copy.publish(PACKAGE, { signedAt: daysAgo(2) })
    expect(await check()).toMatchObject({ value: { version: '1.3.0' } })
  })

  it.each([
    ['withdraws a version', 0],
    ['offers it to a part of the installations', 1],
  ])('that %s is not undone by an earlier one of the same release', async (_what, stagingPercentage) => {
    copy.publish(PACKAGE, { signedAt: daysAgo(2), stagingPercentage })
    await check()
    copy.publish(PACKAGE, { signedAt: daysAgo(3) })
    expect(await check()).toEqual(refused('replayed'))
  })

  it('offers nothing when it was signed long ago: newer ones may be held back', async () => {
    copy.publish(PACKAGE, { signedAt: daysAgo(89) })
    expect(await check()).toMatchObject({ value: { version: '1.3.0' } })
    copy.publish(PACKAGE, { signedAt: daysAgo(89) })
    const now = () => Date.now() + MAX_FEED_AGE_MS - 89 * DAY_MS
    expect(await check({ now })).toEqual(refused('outdated'))
    copy.publish(PACKAGE, { version: RUNNING, signedAt: daysAgo(89) })
    expect(await check({ now })).toEqual(nothingNew)
  })

  it('is refused and not remembered when it was signed in the future: all that follow would look older', async () => {
    copy.publish(PACKAGE, { signedAt: daysAgo(-400) })
    expect(await check()).toEqual(refused('future'))
    copy.publish(PACKAGE, { signedAt: daysAgo(1) })
    expect(await check()).toMatchObject({ value: { version: '1.3.0' } })
    const slow = () => Date.now() - DAY_MS - MAX_FEED_LEAD_MS - 60_000
    expect(await check({ now: slow })).toEqual(refused('future'))
    expect(await check({ now: () => Date.now() - DAY_MS - MAX_FEED_LEAD_MS / 2 })).toMatchObject({ ok: true })
  })

  it('is refused if it names a prerelease', async () => {
    copy.publish(PACKAGE, { version: '1.3.0-beta.1' })
    expect(await check()).toEqual(refused('prerelease'))
  })

  it.each(['1.3.0-beta.2', '1.3.0'])('offers %s to those who run a beta', async (version) => {
    copy.publish(PACKAGE, { version }, { feed: 'beta-linux.yml' })
    expect(await check({ version: '1.3.0-beta.1' })).toMatchObject({ value: { version } })
  })

  it.each([
    '../Parley-1.3.0.AppImage',
    'https://evil.test/Parley.AppImage',
    '/Parley.AppImage',
    'a%2fb.AppImage',
  ])('is refused if it names a file outside of its folder: %s', async (name) => {
    copy.publish(PACKAGE, { packages: { [name]: PACKAGE } })
    expect(await check()).toEqual(refused('outside'))
  })

  it.each([
    ['no package of its kind', feedText({ version: '1.3.0', packages: { 'Parley.deb': PACKAGE } })],
    ['no version', feedText({ version: '1.3', packages: { 'Parley.AppImage': PACKAGE } })],
    [
      'a hash of another kind',
      feedText({ version: '1.3.0', packages: { 'a.AppImage': PACKAGE } }).replace(
        /sha512: .*/,
        'sha512: abc',
      ),
    ],
    ['no files', feedText({ version: '1.3.0', packages: {} })],
    [
      'no date of its signature',
      feedText({ version: '1.3.0', packages: { 'a.AppImage': PACKAGE } }).replace(/signedAt: .*\n/, ''),
    ],
    [
      'a share above all',
      feedText({ version: '1.3.0', packages: { 'a.AppImage': PACKAGE }, stagingPercentage: 101 }),
    ],
    ['no YAML', 'version: [1'],
  ])('is refused if it is genuine, with %s', async (_what, text) => {
    server.files.set(copy.feed, Buffer.from(text))
    const signature = signatureFile(copy.feed, Buffer.from(text), [copy.keys.privateKey])
    server.files.set(`${copy.feed}.sig`, Buffer.from(signature))
    expect(await check()).toEqual(refused('invalid'))
  })

  it.each(['', '.sig'])('is refused if it is larger than any: feed%s', async (ending) => {
    copy.publish(PACKAGE)
    let sent = 0
    server.faults.set(`${copy.feed}${ending}`, (response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(16 * 1024, 'a')
      const more = () => {
        sent += chunk.length
        if (sent < 64 * MAX_FEED_BYTES && !response.destroyed) response.write(chunk, more)
      }
      more()
    })
    expect(await check()).toEqual(refused('too-large'))
    // It is not read to its end.
    expect(sent).toBeLessThan(64 * MAX_FEED_BYTES)
  })

  it.each([
    ['never begins', 0],
    ['stops in the middle', 40],
  ])('is given up if it %s', async (_what, bytes) => {
    copy.publish(PACKAGE)
    server.faults.set(
      copy.feed,
      bytes === 0 ? () => undefined : stallAfter(server.files.get(copy.feed)!, bytes),
    )
    const clock = new VirtualClock()
    let outcome: unknown
    void check({ clock }).then((checked) => (outcome = checked))
    await eventually(() => expect(server.requests).toHaveLength(1))
    await clock.advance(FEED_LIMIT_MS - 1)
    expect(outcome).toBeUndefined()
    await clock.advance(1)
    await eventually(() => expect(outcome).toEqual(refused('slow')))
  })

  it('is not followed elsewhere', async () => {
    copy.publish(PACKAGE)
    const other = await FeedServer.listen()
    for (const ending of ['', '.sig']) {
      server.faults.clear()
      server.faults.set(
        `${copy.feed}${ending}`,
        redirectTo(new URL(`${copy.feed}${ending}`, other.folder).href),
      )
      expect(await check()).toEqual(refused('redirected'))
    }
    expect(other.requests).toEqual([])
    await other.close()
  })

  it.each([404, 410, 500, 503])('that is gone is named so: %i', async (status) => {
    copy.publish(PACKAGE)
    server.faults.set(copy.feed, (response) => void response.writeHead(status).end())
    expect(await check()).toEqual(refused('unreachable'))
  })

  it('whose server is gone is named so', async () => {
    const updater = copy.start()
    await server.close()
    expect(await updater.check(never)).toEqual(refused('unreachable'))
    server = await FeedServer.listen()
  })

  it('is not asked at all if the check was cancelled', async () => {
    copy.publish(PACKAGE)
    expect((await copy.start().check(AbortSignal.abort())).ok).toBe(false)
    expect(server.requests).toEqual([])
  })
})

describe.each(['nsis', 'archive'] as const)('a copy from %s', (kind) => {
  it('finds the newer version in the feed of its system', async () => {
    await copy.remove()
    copy = await Installation.of(kind, server)
    copy.publish(PACKAGE)
    expect(await check()).toMatchObject({ value: { version: '1.3.0' } })
    expect(server.asked).toEqual([copy.feed, `${copy.feed}.sig`])
  })
})
