import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { root } from '../../commands.ts'
import { debName } from '../linux/deb.ts'
import { tarballName } from '../linux/tarball.ts'
import { fileName, product } from '../product.ts'
import { INSIDE_SANDBOX } from './flatpak.ts'
import { RECIPES_FOLDER, recipes, releasedChecksums } from './recipes.ts'

const published = [
  debName('x64'),
  tarballName('x64'),
  fileName('mac', 'arm64', 'dmg'),
  fileName('mac', 'x64', 'dmg'),
  fileName('win', 'x64', 'exe'),
]
const sumOf = (name: string) => (published.indexOf(name) + 10).toString(16).repeat(64)
const checksums = published.map((name) => `${sumOf(name)}  ${name}\n`).join('')

describe('the recipes in packaging', () => {
  it('are those of this version: run `npm run recipes` if not', () => {
    const written = globSync('{flatpak,homebrew,winget}/*', { cwd: RECIPES_FOLDER })
    const wanted = recipes(releasedChecksums())
    expect(written.toSorted()).toEqual(Object.keys(wanted).toSorted())
    for (const path of written)
      expect(readFileSync(join(RECIPES_FOLDER, path), 'utf8'), path).toBe(wanted[path])
  })
})

describe('the recipes of a released version', () => {
  const released = recipes(checksums)
  const parsed = (path: string) => load(released[path] ?? '') as Record<string, unknown>

  it('have the checksums of its packages', () => {
    expect(parsed('flatpak/io.parley.Parley.yml')).toMatchObject({
      modules: [{ sources: [{ sha256: sumOf(tarballName('x64')) }] }],
    })
    expect(parsed('winget/Parley.Parley.installer.yaml')).toMatchObject({
      PackageVersion: product.version,
      Installers: [{ InstallerSha256: sumOf(fileName('win', 'x64', 'exe')).toUpperCase() }],
    })
    const cask = released['homebrew/parley.rb']
    for (const arch of ['arm64', 'x64']) expect(cask).toContain(sumOf(fileName('mac', arch, 'dmg')))
  })

  it('lead to files with the names that electron-builder.yml gives them', () => {
    expect(fileName('mac', 'arm64', 'dmg')).toBe(`Parley-${product.version}-mac-arm64.dmg`)
    expect(released['homebrew/parley.rb']).toContain(
      'url "https://parley.example/download/v#{version}/Parley-#{version}-mac-#{arch}.dmg"',
    )
  })

  it('have Homebrew update its copy, which Parley leaves to it', () => {
    expect(released['homebrew/parley.rb']).toMatch(/^cask "parley" do/m)
    expect(released['homebrew/parley.rb']).not.toContain('auto_updates')
  })

  it('are refused if a package has no checksum', () => {
    expect(() => recipes(checksums.replace(/.*\.exe\n/, ''))).toThrow(fileName('win', 'x64', 'exe'))
  })

  it('have no checksum that a file could have before there are packages', () => {
    expect(recipes('')['homebrew/parley.rb']).toContain('0'.repeat(64))
    expect(recipes(checksums.replaceAll(product.version, '0.0.9'))['homebrew/parley.rb']).toContain(
      '0'.repeat(64),
    )
  })

  it('give the Flatpak no files of the user, and no more than it needs', () => {
    const permissions = parsed('flatpak/io.parley.Parley.yml')['finish-args'] as string[]
    expect(permissions.filter((each) => /filesystem|device=all|system-bus|own-name/.test(each))).toEqual([])
    expect(permissions).toHaveLength(8)
  })

  it('start the program in the Flatpak’s sandbox, in each case of the launcher', () => {
    const launcher = join(root, 'packaging/linux/parley')
    const { stdout } = spawnSync('sed', [INSIDE_SANDBOX, launcher], { encoding: 'utf8' })
    const starts = [...stdout.matchAll(/exec .*"\$program"/g)].map(([start]) => start)
    expect(starts).toHaveLength(2)
    expect(new Set(starts)).toEqual(new Set(['exec zypak-wrapper "$program"']))
  })
})
