import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readChecksums } from '../../../scripts/package/checksums.ts'
import { appImageName } from '../../../scripts/package/linux/app-image.ts'
import { debName } from '../../../scripts/package/linux/deb.ts'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { SBOM_NAME } from '../../../scripts/package/sbom/sbom.ts'
import { packageIn } from './pack.ts'
import { has, isLinux } from './programs.ts'

/** Programs that packaging needs besides those of single packages. */
const BASICS = ['sh', 'tar', 'gzip', 'git', 'uname', 'getconf', 'ldd']

describe.runIf(isLinux)('npm run package', () => {
  let folder: string
  let project: string
  let electron: string
  beforeAll(() => {
    const first = join(inject('builds')[0], '..')
    folder = mkdtempSync(join(tmpdir(), 'parley-command-'))
    project = join(folder, 'project')
    electron = `--electron=${join(first, '..', 'electron')}`
    // With what is built, but without its packages.
    cpSync(first, project, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== join(first, 'dist'),
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const deb = debName(process.arch)
  const dist = (name: string) => existsSync(join(project, 'dist', name))

  it.each([
    [['--nope'], /Unknown option '--nope'/],
    [['--target', 'dmg'], /no package "dmg" is built on linux/],
    [['--dir', '--release'], /--dir builds no package/],
  ])('refuses %j in a sentence', async (args, why) => {
    const { code, output } = await packageIn(project, args)
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(why)
    expect(output).toMatch(/^parley: .*--help" lists what there is\.$/m)
  })

  it('lists its options', async () => {
    const { code, output } = await packageIn(project, ['--help'])
    expect(code).toBe(0)
    for (const option of ['--target', '--dir', '--release', '--electron']) expect(output).toContain(option)
  })

  it.runIf(has('dpkg-deb') && has('mksquashfs'))(
    'builds the others if something cannot be fetched, says why, and fails if that was named',
    async () => {
      const named = ['--target', 'AppImage', '--target', 'deb']
      const { code, output } = await packageIn(project, [electron, ...named], {
        ELECTRON_BUILDER_BINARIES_MIRROR: 'http://127.0.0.1:9/',
        ELECTRON_BUILDER_CACHE: join(folder, 'cache'),
      })
      expect(output).toMatch(/^parley: left out AppImage: the runtime of AppImages cannot be fetched/m)
      expect(output).toContain('--appimage-runtime FILE names one')
      expect(code).toBe(1)
      expect([dist(deb), dist(appImageName(process.arch))]).toEqual([true, false])
      const sums = readChecksums(readFileSync(join(project, 'dist/SHA256SUMS'), 'utf8'))
      expect([...sums.keys()]).toEqual([SBOM_NAME, deb])
    },
  )

  it('leaves out what it has no tools for, and says how to have them', async () => {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    const places = (process.env['PATH'] ?? '').split(delimiter)
    for (const name of BASICS) {
      const found = places.map((place) => join(place, name)).find(existsSync)
      if (found !== undefined) symlinkSync(found, join(programs, name))
    }
    const { code, output } = await packageIn(project, [electron], { PATH: programs })
    expect(output).toMatch(
      /left out deb: it is built with dpkg-deb \(on Debian and Ubuntu: apt-get install dpkg\)/,
    )
    expect(output).toMatch(/left out AppImage: it is built with mksquashfs \(.* squashfs-tools\)/)
    expect({ code, hasArchive: dist(tarballName(process.arch)) }).toEqual({ code: 0, hasArchive: true })
  })
})
