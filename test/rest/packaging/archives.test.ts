import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { appImageName } from '../../../scripts/package/linux/app-image.ts'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { product } from '../../../scripts/package/product.ts'
import { runAsUser, useStandIn } from './installed.ts'
import { has, isLinux, must } from './programs.ts'

describe.runIf(isLinux)('the archives for Linux', () => {
  const [packages] = inject('builds')
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-archives-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.runIf(has('tar'))('unpack into the home of a user, where the command works', async () => {
    const local = join(folder, '.local')
    await must(['mkdir', local])
    const archive = join(packages, tarballName(process.arch))
    await must(['tar', '-xzf', archive, '--strip-components=1', '-C', local])
    expect(readdirSync(local).toSorted()).toEqual(['bin', 'lib', 'share'])
    useStandIn(join(local, 'lib/parley/parley'))
    expect(await runAsUser(folder, [join(local, 'bin/parley'), '--version'])).toMatchObject({
      out: `${product.version}\n`,
    })
  })

  describe.runIf(has('unsquashfs'))('as an AppImage', () => {
    const image = join(packages, appImageName(process.arch))

    it('start what is inside, with the arguments', async () => {
      const { code, err } = await runAsUser(folder, [image, 'speak'])
      // The executable inside is a program that does nothing.
      expect({ code, err }).toEqual({ code: 0, err: '' })
    })

    it('have the launcher, the entry of the menu and the icon where AppImages have them', async () => {
      const inside = join(folder, 'inside')
      await must(['unsquashfs', '-quiet', '-no-progress', '-dest', inside, '-offset', '4096', image])
      expect(readdirSync(inside).toSorted()).toEqual([
        '.DirIcon',
        'AppRun',
        'io.parley.Parley.desktop',
        'io.parley.Parley.png',
        'usr',
      ])
      expect(readFileSync(join(inside, '.DirIcon')).subarray(1, 4).toString()).toBe('PNG')
      expect(readFileSync(join(inside, 'io.parley.Parley.desktop'), 'utf8')).toContain('Exec=parley %F')
      useStandIn(join(inside, 'usr/lib/parley/parley'))
      expect(await runAsUser(folder, [join(inside, 'AppRun'), '--version'])).toMatchObject({
        out: `${product.version}\n`,
      })
    })
  })
})
