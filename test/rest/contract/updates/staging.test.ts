import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageApp } from '../../../../src/main/updates/packages/package-updater.ts'
import { FeedServer } from '../../../support/updates/feed-server.ts'
import { Installation, RUNNING } from '../../../support/updates/installation.ts'

const PACKAGE = Buffer.from('a package')
const never = new AbortController().signal
const unseen = { seen: () => undefined, see: () => undefined }

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

/** The files of the server without its sockets: 10,000 checks would wait for them most of the time. */
const withoutSockets = (async (address: URL) =>
  new Response(new Uint8Array(server.files.get(address.pathname.split('/').at(-1) ?? '')!))) as typeof fetch

/** Whether a copy with this folder of data is offered the newer version. */
async function isOffered(
  userDataPath: string,
  options: { readonly fetch?: typeof fetch } = {},
): Promise<boolean> {
  const app = packageApp({ version: RUNNING, userDataPath, resourcesPath: join(copy.folder, 'resources') })
  const checked = await copy.start({ app, seen: unseen, ...options }).check(never)
  if (!checked.ok) throw new Error(checked.error)
  return checked.value !== undefined
}

/** An id as electron-updater makes it of random bytes, a version 5 UUID; here of a number, the same in every run. */
function idOf(installation: number): string {
  const digest = createHash('sha1').update(`installation ${installation}`).digest()
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

describe('a staged release', () => {
  it('reaches its share of 10,000 installations within one per cent, and those again when the share grows', async () => {
    const folders = await Promise.all(
      Array.from({ length: 10_000 }, async (_, installation) => {
        const folder = join(copy.folder, 'data', `${installation}`)
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, '.updaterId'), idOf(installation))
        return folder
      }),
    )
    const limit = pLimit(40)
    const reached = async (stagingPercentage: number, asked: readonly string[]) => {
      copy.publish(PACKAGE, { stagingPercentage })
      const offers = await Promise.all(
        asked.map((folder) => limit(() => isOffered(folder, { fetch: withoutSockets }))),
      )
      return new Set(asked.filter((_, installation) => offers[installation]))
    }
    const tenth = await reached(10, folders)
    expect(Math.abs(tenth.size / folders.length - 0.1)).toBeLessThan(0.01)
    const some = [...tenth].slice(0, 200)
    expect((await reached(50, some)).size).toBe(some.length)
    expect((await reached(5, some)).size).toBeLessThan(some.length)
  })

  it.each([
    [0, false],
    [100, true],
  ])('reaches nobody or everybody at %i %', async (stagingPercentage, isReached) => {
    copy.publish(PACKAGE, { stagingPercentage })
    expect(await isOffered(join(copy.folder, 'data'))).toBe(isReached)
  })

  it('decides by an id that stays on the computer and is the same in every run', async () => {
    const folder = join(copy.folder, 'data')
    const id = () => readFile(join(folder, '.updaterId'), 'utf8')
    copy.publish(PACKAGE, { stagingPercentage: 50 })
    const first = await isOffered(folder)
    const made = await id()
    expect(made).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect([await isOffered(folder), await id()]).toEqual([first, made])
    expect(JSON.stringify(server.requests)).not.toContain(made)
    expect(copy.logged.join('\n')).toContain('staging user ID')
  })
})
