import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root, tool } from '../../../scripts/commands.ts'
import config from '../../../scripts/package/builder.config.ts'
import { product } from '../../../scripts/package/product.ts'
import { runTool } from '../../../scripts/package/run-tool.ts'
import { packageStrings } from '../../../scripts/package/strings.ts'
import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { has, isLinux, must } from './programs.ts'
import { readFuses, writeStubMacRuntime, writeStubWindowsRuntime } from './stub-runtime.ts'

const FUSES_OFF = { runAsNode: false, nodeOptions: false, nodeCliInspect: false }

/** Has electron-builder make the app of another system, of what the first build has built. */
async function packFor(system: '--mac' | '--win', folder: string): Promise<void> {
  const project = join(inject('builds')[0], '..')
  const options = [`-c.electronDist=${join(folder, 'electron')}`, `-c.directories.output=${folder}`]
  await runTool(
    [...tool('electron-builder/cli.js'), system, 'dir', '--x64', '--publish', 'never', ...options],
    {
      cwd: project,
      // Without a certificate of whoever runs this.
      env: { ...process.env, ...inject('updateEnv'), CSC_IDENTITY_AUTO_DISCOVERY: 'false' },
    },
  )
}

const linuxArchive = () => readFileSync(join(inject('builds')[0], 'linux-unpacked/resources/app.asar'))

describe.runIf(isLinux)('the app for macOS', () => {
  let folder: string
  let contents: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-mac-'))
    writeStubMacRuntime(join(folder, 'electron'))
    await packFor('--mac', folder)
    contents = join(folder, 'mac/Parley.app/Contents')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const info = () => readFileSync(join(contents, 'Info.plist'), 'utf8').replaceAll(/>\s+</g, '><')
  const list = (items: readonly string[]) => items.map((item) => `<string>${item}</string>`).join('')

  it('has the archive and the fuses of the others', () => {
    expect(readFileSync(join(contents, 'Resources/app.asar')).equals(linuxArchive())).toBe(true)
    expect(
      readFuses(join(contents, 'Frameworks/Electron Framework.framework/Versions/A/Electron Framework')),
    ).toMatchObject({ ...FUSES_OFF, onlyAsar: true, asarIntegrity: true })
    expect(info()).toContain('<key>ElectronAsarIntegrity</key>')
  })

  it('tells in every language what the microphone is for, in the dialog of the system', () => {
    for (const [language, strings] of packageStrings) {
      const file = `Resources/${language === 'zh' ? 'zh_CN' : language}.lproj/InfoPlist.strings`
      const text = readFileSync(join(contents, file), 'utf8')
      expect(text).toContain(`"NSMicrophoneUsageDescription" = "${strings.microphone}";`)
      expect(text).toContain(`"NSAudioCaptureUsageDescription" = "${strings.systemAudio}";`)
      expect(text).toContain(`"Parley session" = "${strings.sessionFile}";`)
      expect(text.trim().split('\n')).toHaveLength(4)
    }
    expect(info()).toContain(
      `<key>CFBundleLocalizations</key><array>${list(config.mac.extendInfo.CFBundleLocalizations)}</array>`,
    )
    const kept = globSync('Resources/*.lproj', { cwd: contents }).map((path) => path.slice(10, 12))
    expect(new Set(kept)).toEqual(new Set(interfaceLanguages))
  })

  it('opens session files', () => {
    expect(info()).toContain('<key>UTTypeIdentifier</key><string>io.parley.session</string>')
    expect(info()).toContain(`<key>public.filename-extension</key><array>${list(['parley'])}</array>`)
    expect(info()).toContain(`<key>LSItemContentTypes</key><array>${list(['io.parley.session'])}</array>`)
  })

  it.each([
    [[], ''],
    [['--at-login'], '--at-login'],
    [['/a b/c.parley'], '/a b/c.parley'],
    [['speak', 'a b.wav', '--json'], '--command-line|--|speak|a b.wav|--json'],
    [['--version'], '--command-line|--|--version'],
    [['-h'], '--command-line|--|-h'],
  ])('is started by its command with %j', async (args, passed) => {
    const command = join(contents, 'Resources/bin/parley')
    expect(statSync(command).mode & 0o777).toBe(0o755)
    writeFileSync(join(contents, 'MacOS/Parley'), '#!/bin/sh\nIFS="|"\nprintf %s "$*"\n', { mode: 0o755 })
    expect(await must([command, ...args])).toBe(passed)
  })
})

describe.runIf(isLinux && has('makensis'))('the app for Windows', () => {
  let folder: string
  let app: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-windows-'))
    await writeStubWindowsRuntime(join(folder, 'electron'))
    await packFor('--win', folder)
    app = join(folder, 'win-unpacked')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has the archive and the fuses of the others', () => {
    expect(readFileSync(join(app, 'resources/app.asar')).equals(linuxArchive())).toBe(true)
    expect(readFuses(join(app, 'Parley.exe'))).toMatchObject({ ...FUSES_OFF, onlyAsar: true })
  })

  it('says in its properties what it is', () => {
    const executable = readFileSync(join(app, 'Parley.exe'))
    for (const text of [product.productName, product.copyright, product.version])
      expect(executable.includes(Buffer.from(text, 'utf16le')), text).toBe(true)
  })

  it('brings the command as a batch file with the line ends of Windows, and all licences', () => {
    expect(readdirSync(join(app, 'resources/bin'))).toEqual(['parley.cmd'])
    const lines = readFileSync(join(app, 'resources/bin/parley.cmd'), 'latin1').split('\n')
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('\r'))).toEqual([])
    expect(lines.join('\n')).toContain('"%program%" --command-line -- %*')
    expect(readdirSync(app)).toEqual(
      expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
    )
    expect(readdirSync(join(app, 'resources/licenses'))).toEqual(['main', 'renderer'])
  })

  it('is uninstalled by a program whose name tells Parley that an installer has put it there', () => {
    const template = join(root, 'node_modules/app-builder-lib/templates/nsis/common.nsh')
    expect(readFileSync(template, 'utf8')).toContain('UNINSTALL_FILENAME "Uninstall ${PRODUCT_FILENAME}.exe"')
    expect(product.productName).toBe('Parley')
  })

  it('is installed in the languages of the interface, of Chinese the one with simplified characters', () => {
    expect(config.nsis.installerLanguages).toHaveLength(interfaceLanguages.length)
    expect(config.nsis.installerLanguages).toContain('zh_CN')
    expect(config.win.fileAssociations[0]?.ext).toBe('parley')
  })

  it('has additions to its installer that NSIS compiles', async () => {
    const script = join(folder, 'installer.nsi')
    writeFileSync(
      script,
      `Unicode true
!define APP_FILENAME parley
Name Parley
OutFile "${join(folder, 'parley-installer.exe')}"
!include "${join(root, 'packaging/win32/installer.nsh')}"
Section
  !insertmacro customInstall
SectionEnd
Section un.install
  !insertmacro customUnInstall
SectionEnd
Function .onInit
  WriteUninstaller "$INSTDIR\\uninstall.exe"
FunctionEnd
`,
    )
    await must(['makensis', '-V2', '-WX', script])
    expect(statSync(join(folder, 'parley-installer.exe')).size).toBeGreaterThan(10_000)
  })
})
