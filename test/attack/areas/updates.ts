import { readFile, rm, writeFile } from 'node:fs/promises'
import { signatureFile } from '../../../scripts/updates/signing-keys.ts'
import { FeedServer, redirectTo } from '../../support/updates/feed-server.ts'
import { Installation, RUNNING } from '../../support/updates/installation.ts'
import { feedText, signingPair } from '../../support/updates/published-release.ts'
import { type Attack, area, attack, judge } from '../attack.ts'

const OLD = '#!/bin/sh\necho old\n'
const NEW = Buffer.from(`#!/bin/sh\necho new\n# ${'x'.repeat(2000)}\n`)
const EVIL = Buffer.from(`#!/bin/sh\necho evil\n# ${'x'.repeat(1999)}\n`)
const intruder = signingPair()
const never = new AbortController().signal

/** A copy of Parley whose server of updates is in the hands of an attacker; the key is not. */
interface Target {
  readonly copy: Installation
  readonly server: FeedServer
}

/** Publishes an honest release on the server, and puts the old version back. */
async function begin({ copy, server }: Target): Promise<void> {
  server.faults.clear()
  server.files.clear()
  copy.publish(NEW)
  // A genuine package that was downloaded before would be installed.
  await rm(copy.cache, { recursive: true, force: true })
  await writeFile(copy.appImage, OLD, { mode: 0o755 })
}

/** Lets a copy update as it does by itself, as far as it gets. */
async function update({ copy }: Target): Promise<string> {
  const updater = copy.start()
  const checked = await updater.check(never)
  if (!checked.ok) return `check: ${checked.error}`
  if (checked.value === undefined) return 'nothing new'
  const downloaded = await updater.download(() => undefined, never)
  if (!downloaded.ok) return `download: ${downloaded.error}`
  const installed = await updater.installAtExit(false)
  return installed.ok ? 'installed' : `install: ${installed.error}`
}

/** An attack that has failed if the old version is still there, and that was no accident. */
const hostile = (name: string, spoil: (target: Target) => Promise<void> | void): Attack<Target> =>
  attack(name, async (target) => {
    await begin(target)
    await spoil(target)
    const outcome = await update(target)
    return judge((await readFile(target.copy.appImage, 'utf8')) === OLD, outcome)
  })

/** Changes a bit of a file on the server, a part of the way into it. */
const flip = (nameOf: (copy: Installation) => string, part: number) =>
  (({ copy, server }: Target) => {
    const name = nameOf(copy)
    const file = Buffer.from(server.files.get(name) ?? '')
    const at = Math.floor(part * (file.length - 1))
    file.writeUInt8(file.readUInt8(at) ^ 1, at)
    server.files.set(name, file)
  }) satisfies Parameters<typeof hostile>[1]

const PARTS = Array.from({ length: 25 }, (_, index) => index / 24)
const flipped = (what: string, nameOf: (copy: Installation) => string) =>
  PARTS.map((part) => hostile(`a bit of ${what} changed at ${Math.round(100 * part)} %`, flip(nameOf, part)))

/** Signs a feed of the attacker's own with a key. */
const forge = ({ copy, server }: Target, text: string, keys = [intruder.privateKey]) => {
  server.files.set(copy.feed, Buffer.from(text))
  server.files.set(`${copy.feed}.sig`, Buffer.from(signatureFile(copy.feed, Buffer.from(text), keys)))
  server.files.set(copy.packageName, EVIL)
}
const evilFeed = ({ packageName }: Installation) =>
  feedText({ version: '9.0.0', packages: { [packageName]: EVIL } })

export const updatesArea = area<Target>({
  name: 'updates, desktop',
  open: async (defer) => {
    const server = await FeedServer.listen()
    defer(() => server.close())
    const copy = await Installation.of('appimage', server)
    defer(() => copy.remove())
    return { copy, server }
  },
  control: async (target) => {
    await begin(target)
    const outcome = await update(target)
    if (outcome !== 'installed') throw new Error(outcome)
  },
  attacks: [
    ...flipped('the feed', ({ feed }) => feed),
    ...flipped('the signature', ({ feed }) => `${feed}.sig`),
    ...flipped('the package', ({ packageName }) => packageName),
    hostile('another package under the same name', ({ copy, server }) => {
      server.files.set(copy.packageName, EVIL)
    }),
    hostile('a feed without a signature', ({ copy, server }) => {
      server.files.set(copy.feed, Buffer.from(evilFeed(copy)))
      server.files.delete(`${copy.feed}.sig`)
    }),
    hostile('a feed with the signature of the last one', ({ copy, server }) => {
      server.files.set(copy.feed, Buffer.from(evilFeed(copy)))
      server.files.set(copy.packageName, EVIL)
    }),
    hostile('a feed signed with a key of the attacker', (target) => forge(target, evilFeed(target.copy))),
    hostile('the same, as if with the key of the package', (target) => {
      forge(target, evilFeed(target.copy))
      const own = JSON.parse(signatureFile('', Buffer.of(), [target.copy.keys.privateKey])) as {
        signatures: [{ key: string }]
      }
      const name = `${target.copy.feed}.sig`
      const text = String(target.server.files.get(name)).replace(
        /"key":"\w+"/,
        `"key":"${own.signatures[0].key}"`,
      )
      target.server.files.set(name, Buffer.from(text))
    }),
    hostile('two feeds in one file, the second unsigned', ({ copy, server }) => {
      const both = `${String(server.files.get(copy.feed))}---\n${evilFeed(copy)}`
      server.files.set(copy.feed, Buffer.from(both))
    }),
    hostile('a genuine feed of another system', ({ copy, server }) => {
      const text = Buffer.from(evilFeed(copy))
      server.files.set(copy.feed, text)
      const signature = signatureFile('latest-mac.yml', text, [copy.keys.privateKey])
      server.files.set(`${copy.feed}.sig`, Buffer.from(signature))
      server.files.set(copy.packageName, EVIL)
    }),
    ...[RUNNING, '1.1.0', '0.0.1'].map((version) =>
      hostile(`a genuine feed with version ${version}`, (target) =>
        forge(target, feedText({ version, packages: { [target.copy.packageName]: EVIL } }), [
          target.copy.keys.privateKey,
        ]),
      ),
    ),
    hostile('a genuine feed that is older than the last one', (target) =>
      forge(
        target,
        feedText({
          version: '1.2.5',
          packages: { [target.copy.packageName]: EVIL },
          signedAt: '2020-01-01T00:00:00.000Z',
        }),
        [target.copy.keys.privateKey],
      ),
    ),
    ...[0, 5].map((stagingPercentage) =>
      hostile(`a genuine feed for all from before that for ${stagingPercentage} %`, async ({ copy }) => {
        copy.publish(NEW, { stagingPercentage })
        await copy.start().check(never)
        copy.publish(NEW, { signedAt: new Date(Date.now() - 60_000).toISOString() })
      }),
    ),
    hostile('a feed full of references to references', ({ copy, server }) => {
      const bomb = Array.from(
        { length: 26 },
        (_, i) => `a${i + 1}: &a${i + 1} [${Array.from({ length: 9 }, () => `*a${i}`).join(',')}]`,
      )
      server.files.set(copy.feed, Buffer.from(`a0: &a0 x\n${bomb.join('\n')}\n`))
    }),
    hostile('a redirection to another server', ({ copy, server }) => {
      server.faults.set(copy.packageName, redirectTo('http://127.0.0.1:9/evil'))
    }),
    hostile('an empty answer for everything', ({ copy, server }) => {
      for (const name of [copy.feed, `${copy.feed}.sig`, copy.packageName])
        server.files.set(name, Buffer.of())
    }),
  ],
})
