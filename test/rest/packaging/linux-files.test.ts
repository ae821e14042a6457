import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { product } from '../../../scripts/package/product.ts'
import { commandNames } from '../../../src/cli/program.ts'
import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { SESSION_MEDIA_TYPE } from '../../../src/core/product/session-file-type.ts'
import { has, isLinux, must } from './programs.ts'

describe.runIf(isLinux && has('tar'))('the files for Linux desktops', () => {
  let folder: string
  const share = (path: string) => join(folder, 'share', path)
  const text = (path: string) => readFileSync(share(path), 'utf8')
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-prefix-'))
    const archive = join(inject('builds')[0], tarballName(process.arch))
    await must(['tar', '-xzf', archive, '--strip-components=1', '-C', folder])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const entry = 'applications/io.parley.Parley.desktop'
  const metainfo = 'metainfo/io.parley.Parley.metainfo.xml'
  const others = interfaceLanguages.filter((language) => language !== 'en')

  it.runIf(has('desktop-file-validate'))(
    'have an entry of the menu that desktop-file-validate accepts',
    async () => {
      expect(await must(['desktop-file-validate', '--no-hints', share(entry)])).toBe('')
    },
  )

  it('name Parley, its purpose and its action in every language of the interface', () => {
    for (const key of ['GenericName', 'Comment', 'Keywords']) {
      const [main = '', action = ''] = text(entry).split('[Desktop Action quick]')
      expect(main).toMatch(new RegExp(`^${key}=.`, 'm'))
      for (const language of others) {
        expect(main).toMatch(new RegExp(`^${key}\\[${language}\\]=.`, 'm'))
        expect(action).toMatch(new RegExp(`^Name\\[${language}\\]=.`, 'm'))
      }
    }
  })

  it.runIf(has('appstreamcli'))('have a description for app stores that appstreamcli accepts', async () => {
    expect(await must(['appstreamcli', 'validate', '--no-net', share(metainfo)])).toMatch(/successful/)
  })

  it('describe Parley to app stores in every language of the interface', () => {
    for (const language of others)
      for (const element of ['summary', 'p'])
        expect(text(metainfo)).toContain(`<${element} xml:lang="${language}">`)
    expect(text(metainfo)).toMatch(/<developer id="io\.parley">\s*<name>The Parley authors<\/name>/)
    expect(text(metainfo)).toContain(`<release version="${product.version}" date="2025-11-24" />`)
  })

  it.runIf(has('update-mime-database'))(
    'make session files known, by their name and in every language',
    async () => {
      const database = join(folder, 'mime')
      cpSync(share('mime'), database, { recursive: true })
      await must(['update-mime-database', database])
      expect(readFileSync(join(database, 'globs2'), 'utf8')).toContain(`${SESSION_MEDIA_TYPE}:*.parley`)
      const definition = readFileSync(join(database, `${SESSION_MEDIA_TYPE}.xml`), 'utf8')
      for (const language of others) expect(definition).toContain(`xml:lang="${language}"`)
      expect(text(entry)).toContain(`MimeType=${SESSION_MEDIA_TYPE};`)
    },
  )

  it('have a manual page with every command', () => {
    const page = gunzipSync(readFileSync(share('man/man1/parley.1.gz'))).toString()
    for (const command of commandNames) expect(page).toMatch(new RegExp(`^Usage: parley ${command} `, 'm'))
    expect(page).toContain('PARLEY_HOME')
    expect(page).toMatch(/^Exit codes/m)
  })

  it('have icons of the sizes that hicolor has, named like the app', () => {
    for (const size of [16, 24, 32, 48, 64, 128, 256, 512])
      expect(
        readFileSync(share(`icons/hicolor/${size}x${size}/apps/io.parley.Parley.png`)).readUInt32BE(16),
      ).toBe(size)
  })
})
