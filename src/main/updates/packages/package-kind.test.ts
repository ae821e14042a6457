import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findInstallation, type InstallationPlace } from './package-kind.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-kind-'))
})
afterEach(() => rm(folder, { recursive: true }))

const find = (place: Partial<InstallationPlace>) =>
  findInstallation({
    platform: 'linux',
    env: {},
    execPath: join(folder, 'parley'),
    exists: () => Promise.resolve(false),
    ...place,
  })
/** A system with these paths and no others. */
const having =
  (...paths: string[]): NonNullable<InstallationPlace['exists']> =>
  (path) =>
    Promise.resolve(paths.includes(path))

describe('a copy of Parley on Linux', () => {
  const mounted = '/tmp/.mount_ParleyAbc'
  const env = { APPIMAGE: '/home/me/Parley.AppImage', APPDIR: mounted }
  const inside = { env, execPath: `${mounted}/parley` }

  it('is an AppImage if it runs from one, and replaces itself where it may', async () => {
    expect(await find({ ...inside, exists: having('/home/me') })).toEqual({
      kind: 'appimage',
      install: 'at-quit',
    })
    expect(await find(inside)).toEqual({ kind: 'appimage', install: 'by-hand' })
  })

  it('is none if another AppImage has started it', async () => {
    expect(await find({ env, execPath: '/opt/Parley/parley' })).toMatchObject({ kind: 'archive' })
    expect(await find({ env: { ...env, APPDIR: '' }, execPath: '/parley' })).toMatchObject({
      kind: 'archive',
    })
    expect(await find({ ...inside, env: { ...env, APPIMAGE: 'Parley.AppImage' } })).toMatchObject({
      kind: 'archive',
    })
  })

  it('is left to Flatpak in its sandbox', async () => {
    expect(await find({ ...inside, exists: having('/.flatpak-info') })).toMatchObject({ kind: 'flatpak' })
  })

  it('is left to the user as a Debian package, and where it was unpacked by hand', async () => {
    const deb = await find({ execPath: '/usr/lib/parley/parley' })
    expect(deb).toEqual({ kind: 'deb', install: 'by-hand' })
    expect(await find({})).toEqual({ kind: 'archive', install: 'by-hand' })
  })
})

describe('a copy of Parley on Windows', () => {
  it('replaces itself if an installer has put it there', async () => {
    const exists = having(join(folder, 'Uninstall Parley.exe'))
    expect(await find({ platform: 'win32', exists })).toEqual({ kind: 'nsis', install: 'at-quit' })
    expect(await find({ platform: 'win32' })).toEqual({ kind: 'archive', install: 'by-hand' })
  })
})

describe('a copy of Parley on macOS', () => {
  const execPath = '/Applications/Parley.app/Contents/MacOS/Parley'

  it('replaces itself where it was installed', async () => {
    expect(await find({ platform: 'darwin', execPath })).toEqual({ kind: 'mac', install: 'at-quit' })
  })

  it.each(['/Volumes/Parley/Parley.app', '/private/var/folders/x/AppTranslocation/y/d/Parley.app'])(
    'cannot from %s',
    async (app) => {
      expect(await find({ platform: 'darwin', execPath: `${app}/Contents/MacOS/Parley` })).toEqual({
        kind: 'mac',
        install: 'by-hand',
      })
    },
  )

  it.each(['/opt/homebrew/Caskroom/parley', '/usr/local/Caskroom/parley'])(
    'is left to Homebrew: %s',
    async (cask) => {
      expect(await find({ platform: 'darwin', execPath, exists: having(cask) })).toMatchObject({
        kind: 'homebrew',
      })
    },
  )
})

it('files of the installer are looked for on the disk', async () => {
  await writeFile(join(folder, 'Uninstall Parley.exe'), '')
  const place = { platform: 'win32', env: {}, execPath: join(folder, 'Parley.exe') } as const
  expect(await findInstallation(place)).toMatchObject({ kind: 'nsis' })
})
