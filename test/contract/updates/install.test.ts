import { execFile, spawnSync } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { chmod, copyFile, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { signatureFile } from '../../../scripts/updates/signing-keys.ts'
import { signedBytes } from '../../../src/main/updates/feed/feed-signature.ts'
import { SQUIRREL_LIMIT_MS } from '../../../src/main/updates/packages/squirrel.ts'
import { eventually } from '../../support/base/eventually.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'
import { FeedServer } from '../../support/updates/feed-server.ts'
import { Installation, type SimulatedKind } from '../../support/updates/installation.ts'
import {
  feedText,
  type PublishedRelease,
  sha512,
  signingPair,
} from '../../support/updates/published-release.ts'
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

describe('a Debian package', () => {
  /** Folder of programs that stand in for apt-get; it notes its arguments and the package. */
  let programs: string
  /** The installer as it lies in the installed package, beside the key. */
  let installer: string
  beforeEach(async () => {
    await install('deb')
    programs = join(copy.folder, 'bin')
    await mkdir(programs)
    await writeFile(
      join(programs, 'apt-get'),
      `#!/bin/sh\nprintf '%s ' "$@" > ${copy.folder}/apt.args\nfor package; do :; done\ncp "$package" ${copy.folder}/apt.deb\n`,
      { mode: 0o755 },
    )
    installer = join(copy.folder, 'install-update')
    await copyFile(join(root, 'packaging/linux/install-update'), installer)
    await writeFile(join(copy.folder, 'update-key.pem'), pemOf(copy.keys.publicKey))
    await writeFile(join(copy.folder, 'update-feed'), 'latest-linux.yml\n')
  })
  const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' })
  /** Runs the installer as this user, with the other apt-get. */
  const asUser = () => ['/usr/bin/env', `PATH=${programs}:/usr/bin:/bin`, installer]
  const installed = () => readFile(join(copy.folder, 'apt.deb'), 'utf8').catch(() => undefined)

  it('is installed by apt from a copy that only the administrator can write', async () => {
    const updater = await ready({ debInstaller: asUser() })
    expect(await updater.installNow(never)).toEqual(done)
    expect(await installed()).toBe(program('new').toString())
    const args = (await readFile(join(copy.folder, 'apt.args'), 'utf8')).trim().split(' ')
    expect(args.slice(0, 2)).toEqual(['install', '--yes'])
    expect(args[2]).toMatch(/^\/tmp\/tmp\.\w+\/parley\.deb$/)
    // The copy is gone.
    await expect(stat(args[2] ?? '')).rejects.toThrow('ENOENT')
  })

  it('is not installed if it was changed on the disk', async () => {
    const updater = await ready({ debInstaller: asUser() })
    await writeFile(downloadedFile(), program('evil'))
    expect(await updater.installNow(never)).toEqual({ ok: false, error: 'install' })
    expect(await installed()).toBeUndefined()
  })

  it('is not installed if the key of the installed package is another one', async () => {
    const updater = await ready({ debInstaller: asUser() })
    await writeFile(join(copy.folder, 'update-key.pem'), pemOf(signingPair().publicKey))
    expect(await updater.installNow(never)).toEqual({ ok: false, error: 'install' })
    expect(await installed()).toBeUndefined()
  })

  it.each([126, 127])('is not installed if the user does not permit it: exit code %i', async (code) => {
    const updater = await ready({ debInstaller: ['/bin/sh', '-c', `exit ${code}`] })
    expect(await updater.installNow(never)).toEqual({ ok: false, error: 'not-permitted' })
  })

  it('is not installed if nothing asks for the password', async () => {
    const updater = await ready({ debInstaller: [join(copy.folder, 'pkexec')] })
    expect(await updater.installNow(never)).toEqual({ ok: false, error: 'install' })
  })

  it('says so if apt fails', async () => {
    await writeFile(join(programs, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 })
    const updater = await ready({ debInstaller: asUser() })
    expect(await updater.installNow(never)).toEqual({ ok: false, error: 'install' })
  })

  it('is no longer asked for once a session begins', async () => {
    const abort = new AbortController()
    const updater = await ready({ debInstaller: ['/bin/sh', '-c', 'sleep 60'] })
    const ended = updater.installNow(abort.signal)
    abort.abort()
    expect((await ended).ok).toBe(false)
  })

  describe('installed in the name of Parley by another program of the user', () => {
    interface Attempt {
      readonly listed?: Buffer
      readonly keys?: ReturnType<typeof signingPair>
      readonly change?: string
      readonly signature?: string
      readonly name?: string
      readonly release?: Partial<PublishedRelease>
    }
    /** Runs the installer with a package, a feed that names one, and a signature. */
    async function attempt(
      deb: Buffer,
      {
        listed = deb,
        keys = copy.keys,
        change = '',
        signature = '',
        name = 'latest-linux.yml',
        release = {},
      }: Attempt = {},
    ) {
      const path = join(copy.folder, 'given.deb')
      await writeFile(path, deb)
      const content = Buffer.from(
        feedText({ version: '1.3.0', packages: { 'parley.deb': listed }, ...release }),
      )
      const [signed] = JSON.parse(signatureFile(name, content, [keys.privateKey])).signatures
      const [env, ...args] = [...asUser(), path, signature || signed.signature]
      const input = Buffer.concat([signedBytes(name, content), Buffer.from(change)])
      return spawnSync(env, args, { input }).status
    }
    const evil = program('evil')

    it('is installed if it is genuine', async () => {
      expect(await attempt(program('new'))).toBe(0)
      expect(await installed()).toBe(program('new').toString())
    })

    it.each([
      ['was signed by somebody else', () => attempt(evil, { keys: signingPair() })],
      ['is another one than the feed names', () => attempt(evil, { listed: program('new') })],
      [
        'was added to a signed feed',
        () =>
          attempt(evil, {
            listed: program('new'),
            change: `files:\n  - url: a\n    sha512: ${sha512(evil)}\n`,
          }),
      ],
      ['has no signature', () => attempt(evil, { signature: '%' })],
      ['is of another channel', () => attempt(evil, { name: 'beta-linux.yml' })],
      ['was withdrawn', () => attempt(evil, { release: { stagingPercentage: 0 } })],
      [
        'is in a feed that was kept for long',
        () => attempt(evil, { release: { signedAt: '2026-01-01T00:00:00.000Z' } }),
      ],
      [
        'is named by the notes alone',
        () =>
          attempt(evil, {
            listed: program('new'),
            release: { notes: `files:\n  - url: a\n    sha512: ${sha512(evil)}\n` },
          }),
      ],
    ])('is not installed if it %s', async (_what, act) => {
      expect(await act()).not.toBe(0)
      expect(await installed()).toBeUndefined()
    })
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
