import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STALL_LIMIT_MS } from '../../../src/main/updates/packages/package-download.ts'
import { eventually } from '../../support/base/eventually.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'
import { cutAfter, FeedServer, redirectTo, sendFile, stallAfter } from '../../support/updates/feed-server.ts'
import { Installation } from '../../support/updates/installation.ts'

const PACKAGE = Buffer.alloc(400_000, 'new ')
const HALF = PACKAGE.length / 2
const never = new AbortController().signal
const refused = (failure: string) => ({ ok: false, error: failure })
const downloaded = { ok: true, value: undefined }

let server: FeedServer
let copy: Installation
beforeEach(async () => {
  server = await FeedServer.listen()
  copy = await Installation.of('appimage', server)
  copy.publish(PACKAGE)
})
afterEach(async () => {
  await copy.remove()
  await server.close()
})

/** Starts a copy that has found the newer version. */
async function found(options?: Parameters<Installation['start']>[0]) {
  const updater = copy.start(options)
  expect(await updater.check(never)).toMatchObject({ value: { version: '1.3.0' } })
  server.requests.length = 0
  return updater
}

const download = async (signal = never, report: (part: number) => void = () => undefined) =>
  (await found()).download(report, signal)

const kept = (folder: string) => readdir(join(copy.cache, 'parley-updater', folder)).catch(() => [])

describe('a package', () => {
  it('is downloaded as a whole, with progress, into a folder that only the user may enter', async () => {
    const parts: number[] = []
    expect(await download(never, (part) => parts.push(part))).toEqual(downloaded)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBe(1)
    const path = join(copy.cache, 'parley-updater', 'pending', copy.packageName)
    expect((await readFile(path)).equals(PACKAGE)).toBe(true)
    expect((await stat(join(copy.cache, 'parley-updater'))).mode & 0o777).toBe(0o700)
    expect(server.asked).toEqual([copy.packageName])
  })

  it('is not downloaded again in the next run', async () => {
    await download()
    expect(await download()).toEqual(downloaded)
    expect(server.requests).toEqual([])
  })

  it('is downloaded again if it was changed on the disk', async () => {
    await download()
    await writeFile(join(copy.cache, 'parley-updater', 'pending', copy.packageName), 'something else')
    expect(await download()).toEqual(downloaded)
    expect(server.asked).toEqual([copy.packageName])
  })

  it('that was cut in half is refused, and begins anew', async () => {
    server.faults.set(copy.packageName, cutAfter(PACKAGE, HALF))
    expect(await download()).toEqual(refused('incomplete'))
    expect(await kept('pending')).toEqual([])
    server.faults.clear()
    expect(await download()).toEqual(downloaded)
  })

  it('that ends early without an error of the connection is refused as well', async () => {
    server.faults.set(
      copy.packageName,
      (response) => void response.writeHead(200).end(PACKAGE.subarray(0, HALF)),
    )
    expect(await download()).toEqual(refused('incomplete'))
  })

  it('with another hash is refused, and nothing of it is kept', async () => {
    server.files.set(copy.packageName, Buffer.alloc(PACKAGE.length, 'bad '))
    expect(await download()).toEqual(refused('wrong-hash'))
    expect(await kept('pending')).toEqual([])
  })

  it.each([
    ['says so', { 'Content-Length': 10 * PACKAGE.length }, false],
    ['does not say so', {}, true],
  ])(
    'that is too long is refused when the server %s, and not read to its end',
    async (_how, headers, isRead) => {
      let sent = 0
      server.faults.set(copy.packageName, (response) => {
        response.writeHead(200, headers)
        const more = () => {
          sent += PACKAGE.length
          if (sent <= 200 * PACKAGE.length && !response.destroyed) response.write(PACKAGE, more)
        }
        more()
      })
      let latest = 0
      expect(await download(never, (part) => (latest = part))).toEqual(refused('too-long'))
      expect(latest > 0).toBe(isRead)
      expect(sent).toBeLessThan(200 * PACKAGE.length)
      expect(await kept('pending')).toEqual([])
    },
  )

  it('that stops coming is given up', async () => {
    const clock = new VirtualClock()
    const updater = await found({ clock })
    server.faults.set(copy.packageName, stallAfter(PACKAGE, HALF))
    let outcome: unknown
    let latest = 0
    void updater.download((part) => (latest = part), never).then((ended) => (outcome = ended))
    await eventually(() => expect(latest).toBe(0.5))
    await clock.advance(STALL_LIMIT_MS - 1)
    expect(outcome).toBeUndefined()
    await clock.advance(1)
    await eventually(() => expect(outcome).toEqual(refused('slow')))
  })

  it('that comes slowly but steadily is not given up', async () => {
    const clock = new VirtualClock()
    const updater = await found({ clock })
    let send: (part: number) => void = () => undefined
    server.faults.set(copy.packageName, (response) => {
      response.writeHead(200, { 'Content-Length': PACKAGE.length })
      send = (part) => {
        const from = Math.round((part - 0.25) * PACKAGE.length)
        response.write(PACKAGE.subarray(from, Math.round(part * PACKAGE.length)))
      }
      send(0.25)
    })
    let latest = 0
    const ended = updater.download((part) => (latest = part), never)
    for (const part of [0.5, 0.75, 1]) {
      await eventually(() => expect(latest).toBe(part - 0.25))
      await clock.advance(STALL_LIMIT_MS - 1)
      send(part)
    }
    expect(await ended).toEqual(downloaded)
  })

  it('is not fetched from elsewhere', async () => {
    const other = await FeedServer.listen()
    other.faults.set(copy.packageName, sendFile(PACKAGE))
    server.faults.set(copy.packageName, redirectTo(new URL(copy.packageName, other.folder).href))
    expect(await download()).toEqual(refused('redirected'))
    expect(other.requests).toEqual([])
    await other.close()
  })

  it.each([404, 503])('that is gone is named so: %i', async (status) => {
    server.faults.set(copy.packageName, (response) => void response.writeHead(status).end())
    expect(await download()).toEqual(refused('unreachable'))
  })

  it('that is cancelled is downloaded with the next attempt', async () => {
    const abort = new AbortController()
    server.faults.set(copy.packageName, stallAfter(PACKAGE, HALF))
    const updater = await found()
    const ended = updater.download((part) => part === 0.5 && abort.abort(), abort.signal)
    expect((await ended).ok).toBe(false)
    server.faults.clear()
    expect(await updater.download(() => undefined, never)).toEqual(downloaded)
  })

  it('is refused if it cannot be stored', async () => {
    const updater = await found()
    // A file where the folder of downloads should be.
    await writeFile(copy.cache, '')
    expect(await updater.download(() => undefined, never)).toEqual(refused('disk'))
    expect(server.requests).toEqual([])
  })

  it('is deleted once it is the running version', async () => {
    await download()
    expect(await kept('pending')).not.toEqual([])
    expect(await copy.start({ version: '1.3.0' }).check(never)).toEqual({ ok: true, value: undefined })
    expect(await kept('pending')).toEqual([])
  })
})
