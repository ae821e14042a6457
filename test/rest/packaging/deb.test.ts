import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { debName } from '../../../scripts/package/linux/deb.ts'
import { asRoot, has, isLinux, must } from './programs.ts'

/** Everything below a folder: its path, kind and mode. */
const treeOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const { mode } = lstatSync(path)
      return [relative(folder, path), `${entry.isFile() ? 'file' : 'folder'} ${(mode & 0o7777).toString(8)}`]
    }),
  )

describe.runIf(isLinux && has('dpkg-deb'))('the Debian package', () => {
  const deb = join(inject('builds')[0], debName(process.arch))
  let folder: string
  let system: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-deb-'))
    system = join(folder, 'system')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const field = (name: string) =>
    spawnSync('dpkg-deb', ['--field', deb, name], { encoding: 'utf8' }).stdout.trim()
  const ownFiles = () => [...treeOf(system)].filter(([path]) => !path.startsWith('var'))
  const dpkg = (...args: string[]) =>
    // A container may leave out documentation.
    must(asRoot('dpkg', `--root=${system}`, '--path-include=/*', '--log=/dev/null', ...args))

  /** An empty system that has what the package depends on. */
  function makeSystem(): void {
    for (const part of ['info', 'updates', 'triggers', 'alternatives'])
      mkdirSync(join(system, 'var/lib/dpkg', part), { recursive: true })
    const installed = field('Depends')
      .split(', ')
      .map((choice) => {
        const [, name = '', version = '1'] = /^([\w.+-]+)(?: \(>= (.*?)\))?/.exec(choice) ?? []
        writeFileSync(join(system, 'var/lib/dpkg/info', `${name}.list`), '')
        return [
          `Package: ${name}`,
          'Status: install ok installed',
          `Architecture: ${field('Architecture')}`,
          'Maintainer: Debian',
          `Version: ${version}`,
          'Description: a library\n',
        ].join('\n')
      })
    writeFileSync(join(system, 'var/lib/dpkg/status'), installed.join('\n'))
  }

  it('says what it is and what it needs', () => {
    expect(`${field('Package')}_${field('Version')}_${field('Architecture')}.deb`).toBe(debName(process.arch))
    expect(field('Depends')).toMatch(/libgtk-3-0t64 \| libgtk-3-0, .*libnss3/)
    expect(field('Description')).toMatch(/^live voice translation for meetings\n Parley translates/)
    expect(Number(field('Installed-Size'))).toBeGreaterThan(1000)
  })

  it('has no scripts that run as root', async () => {
    await must(['dpkg-deb', '--control', deb, join(folder, 'control')])
    expect(readdirSync(join(folder, 'control')).toSorted()).toEqual(['control', 'md5sums'])
  })

  it('belongs to root, and gives no more rights than needed', async () => {
    const listed = (await must(['dpkg-deb', '--contents', deb])).trim().split('\n')
    expect(listed.filter((line) => !/^\S+ root\/root /.test(line))).toEqual([])
    const modes = Map.groupBy(listed, (line) => line.slice(0, 10))
    expect([...modes.keys()].toSorted()).toEqual(['-rw-r--r--', '-rwsr-xr-x', '-rwxr-xr-x', 'drwxr-xr-x'])
    const paths = (mode: string) => modes.get(mode)?.map((line) => line.split(' ./').at(-1))
    expect(paths('-rwsr-xr-x')).toEqual(['usr/lib/parley/chrome-sandbox'])
    expect(paths('-rwxr-xr-x')).toEqual([
      'usr/bin/parley',
      'usr/lib/parley/chrome_crashpad_handler',
      'usr/lib/parley/launcher/preflight',
      'usr/lib/parley/parley',
    ])
  })

  it.runIf(has('lintian'))('has no errors and no warnings of lintian', async () => {
    const root = process.getuid?.() === 0 ? ['--allow-root'] : []
    expect(await must(['lintian', ...root, '--fail-on=error,warning', deb])).toBe('')
  })

  it('is installed, upgraded and removed without leftovers', async () => {
    makeSystem()
    const before = ownFiles()
    await dpkg('--install', deb)
    expect(treeOf(system).get('usr/lib/parley/chrome-sandbox')).toBe('file 4755')
    expect(treeOf(system).get('usr/bin/parley')).toBe('file 755')
    expect(treeOf(system).has('usr/share/doc/parley/copyright')).toBe(true)

    const next = join(folder, 'next')
    await must(['dpkg-deb', '--raw-extract', deb, next])
    const control = join(next, 'DEBIAN/control')
    writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*/m, 'Version: 999'))
    rmSync(join(next, 'usr/lib/parley/icudtl.dat'))
    writeFileSync(join(next, 'usr/lib/parley/icudtl2.dat'), '')
    await must(['dpkg-deb', '--root-owner-group', '-Znone', '--build', next, `${next}.deb`])
    await dpkg('--install', `${next}.deb`)
    expect(treeOf(system).has('usr/lib/parley/icudtl.dat')).toBe(false)
    expect(treeOf(system).has('usr/lib/parley/icudtl2.dat')).toBe(true)

    await dpkg('--remove', 'parley')
    expect(ownFiles()).toEqual(before)
    const status = readFileSync(join(system, 'var/lib/dpkg/status'), 'utf8')
    // Without configuration files, nothing is left to purge.
    expect(status).not.toContain('Package: parley')
  })
})
