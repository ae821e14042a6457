import { execFile } from 'node:child_process'
import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SQUIRREL_LIMIT_MS } from '../../../src/main/updates/packages/squirrel.ts'
import { eventually } from '../../support/base/eventually.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'
import { FeedServer } from '../../support/updates/feed-server.ts'
import { Installation, type SimulatedKind } from '../../support/updates/installation.ts'
import { requireWith, Squirrel } from '../../support/updates/squirrel.ts'

const run = promisify(execFile)
const never = new AbortController().signal
const done = { ok: true, value: undefined }
const stays = { ok: true, value: 'stays' }

/** A program that leaves its arguments in a file beside it, as a package. */
const program = (words: string) =>
  Buffer.from(`#!/bin/sh\necho ${words}\nprintf '%s ' "$@" > "$0.ran"\n# ${'x'.repeat(5000)}\n`)

let server: FeedServer
let copy: Installation

async function install(kind: SimulatedKind): Promise<void> {
  server = await FeedServer.listen()
  copy = await Installation.of(kind, server)
  copy.publish(program('new'))
}
afterEach(async () => {
  await copy.remove()
  await server.close()
})

/** Starts a copy that has downloaded the newer version. */
async function ready(options?: Parameters<Installation['start']>[0]) {
  const updater = copy.start(options)
  expect(await updater.check(never)).toMatchObject({ value: { version: '1.3.0' } })
  expect(await updater.download(() => undefined, never)).toEqual(done)
  return updater
}
const downloadedFile = () => join(copy.cache, 'parley-updater', 'pending', copy.packageName)

describe('an AppImage', () => {
  beforeEach(() => install('appimage'))
  const output = async () => (await run(copy.appImage)).stdout.trim()

  it('is replaced at its place, with its permissions, and runs', async () => {
    await chmod(copy.appImage, 0o750)
    expect(await output()).toBe('old')
    expect(await (await ready()).installAtExit(false)).toEqual(stays)
    expect(await output()).toBe('new')
    expect((await stat(copy.appImage)).mode & 0o777).toBe(0o750)
    expect(copy.relaunches).toBe(0)
    expect(await readdir(copy.folder)).not.toContain('Parley.AppImage.update')
  })

  it('is started again if the user asked for that', async () => {
    expect(await (await ready()).installAtExit(true)).toEqual(stays)
    expect(copy.relaunches).toBe(1)
  })

  it('stays as it is if the downloaded one was changed on the disk', async () => {
    const updater = await ready()
    await writeFile(downloadedFile(), program('evil'))
    expect(await updater.installAtExit(false)).toEqual({ ok: false, error: 'wrong-hash' })
    expect(await output()).toBe('old')
    expect(await readdir(copy.folder)).not.toContain('Parley.AppImage.update')
  })

  it('is replaced though a link lies where the copy beside it is made, which is not followed', async () => {
    const [beside, elsewhere] = [`${copy.appImage}.update`, join(copy.folder, 'elsewhere')]
    await writeFile(elsewhere, 'of somebody else')
    await symlink(elsewhere, beside)
    expect(await (await ready()).installAtExit(false)).toEqual(stays)
    expect(await output()).toBe('new')
    expect((await lstat(copy.appImage)).isFile()).toBe(true)
    expect(await readFile(elsewhere, 'utf8')).toBe('of somebody else')
  })

  it('stays as it is if the downloaded one is gone', async () => {
    const updater = await ready()
    await run('rm', [downloadedFile()])
    expect(await updater.installAtExit(false)).toEqual({ ok: false, error: 'disk' })
    expect(await output()).toBe('old')
  })

  it('stays as it is if nothing was downloaded', async () => {
    expect(await copy.start().installAtExit(true)).toEqual({ ok: false, error: 'install' })
    expect(await output()).toBe('old')
    expect(copy.relaunches).toBe(0)
  })
})

describe('an installer for Windows', () => {
  beforeEach(() => install('nsis'))

  it.each([
    [false, '--updated /S '],
    [true, '--updated /S --force-run '],
  ])('is started silently at the end; with a restart: %s', async (isRestart, args) => {
    const updater = await ready()
    await chmod(downloadedFile(), 0o755)
    expect(await updater.installAtExit(isRestart)).toEqual(stays)
    await eventually(async () => expect(await readFile(`${downloadedFile()}.ran`, 'utf8')).toBe(args))
    // The installer starts the new version itself.
    expect(copy.relaunches).toBe(0)
  })

  it('is not started if it was changed on the disk', async () => {
    const updater = await ready()
    await writeFile(downloadedFile(), program('evil'), { mode: 0o755 })
    await chmod(downloadedFile(), 0o755)
    expect(await updater.installAtExit(false)).toEqual({ ok: false, error: 'wrong-hash' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await readdir(join(downloadedFile(), '..'))).not.toContain(`${copy.packageName}.ran`)
  })
})

describe('an application of macOS', () => {
  const squirrel = new Squirrel()
  requireWith(squirrel)
  beforeEach(async () => {
    squirrel.removeAllListeners()
    squirrel.taken = undefined
    squirrel.refusal = undefined
    squirrel.isHasty = false
    squirrel.isStuck = false
    squirrel.hasFetched = false
    squirrel.restarts = 0
    await install('mac')
  })

  it('is handed to Squirrel, which installs it at the end by itself', async () => {
    const updater = await ready({ native: squirrel })
    expect(squirrel.taken?.equals(program('new'))).toBe(true)
    expect(await updater.installAtExit(false)).toEqual(stays)
    expect(squirrel.restarts).toBe(0)
  })

  it('is restarted by Squirrel', async () => {
    expect(await (await ready({ native: squirrel })).installAtExit(true)).toEqual({
      ok: true,
      value: 'quits',
    })
    expect(squirrel.restarts).toBe(1)
  })

  it('stays as it is if Squirrel never takes the package over', async () => {
    squirrel.isStuck = true
    const clock = new VirtualClock()
    const updater = copy.start({ native: squirrel, clock })
    await updater.check(never)
    let outcome: unknown
    void updater.download(() => undefined, never).then((ended) => (outcome = ended))
    // Before that, the download has limits of its own.
    await eventually(() => expect(squirrel.hasFetched).toBe(true))
    await eventually(async () => {
      await clock.advance(SQUIRREL_LIMIT_MS)
      expect(outcome).toEqual({ ok: false, error: 'install' })
    })
  })

  it.each([
    ['after', false],
    ['before', true],
  ])('stays as it is if Squirrel refuses the package %s it has fetched it', async (_when, isHasty) => {
    squirrel.isHasty = isHasty
    squirrel.refusal = new Error('Could not get code signature for running application')
    const updater = copy.start({ native: squirrel })
    await updater.check(never)
    expect(await updater.download(() => undefined, never)).toEqual({ ok: false, error: 'install' })
  })
})

describe('a copy that cannot be replaced', () => {
  it('finds the newer version, and installs nothing', async () => {
    await install('archive')
    const updater = copy.start()
    expect(await updater.check(never)).toMatchObject({ value: { version: '1.3.0' } })
    expect((await updater.installAtExit(true)).ok).toBe(false)
  })
})
