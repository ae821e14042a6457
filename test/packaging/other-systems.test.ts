import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import config from '../../scripts/package/builder.config.ts'
import { packageStrings } from '../../scripts/package/strings.ts'
import { addSystemFiles } from '../../scripts/package/system-files.ts'
import { interfaceLanguages } from '../../src/core/product/interface-languages.ts'
import { has, must } from './programs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-system-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const add = (electronPlatformName: string) =>
  addSystemFiles({ appOutDir: folder, electronPlatformName, packager: { getResourcesDir: () => folder } })

describe('the app for macOS', () => {
  it('tells in every language what the microphone is for, in the dialog of the system', () => {
    add('darwin')
    for (const [language, strings] of packageStrings) {
      const file = join(folder, `${language === 'zh' ? 'zh_CN' : language}.lproj`, 'InfoPlist.strings')
      const text = readFileSync(file, 'utf8')
      expect(text).toContain(`"NSMicrophoneUsageDescription" = "${strings.microphone}";`)
      expect(text).toContain(`"NSAudioCaptureUsageDescription" = "${strings.systemAudio}";`)
      expect(text).toContain(`"Parley session" = "${strings.sessionFile}";`)
      expect(text.trim().split('\n')).toHaveLength(4)
    }
    expect(config.mac.extendInfo.CFBundleLocalizations).toHaveLength(interfaceLanguages.length)
  })

  it('brings the command, and opens session files', () => {
    add('darwin')
    expect(statSync(join(folder, 'bin/parley')).mode & 0o777).toBe(0o755)
    const [declared] = config.mac.extendInfo.UTExportedTypeDeclarations
    expect(declared?.UTTypeTagSpecification['public.filename-extension']).toEqual(['parley'])
    expect(config.mac.extendInfo.CFBundleDocumentTypes[0]?.LSItemContentTypes).toEqual(['io.parley.session'])
  })

  it.each([
    [[], ''],
    [['--at-login'], '--at-login'],
    [['/a b/c.parley'], '/a b/c.parley'],
    [['speak', 'a b.wav', '--json'], '--command-line|--|speak|a b.wav|--json'],
    [['--version'], '--command-line|--|--version'],
  ])('is started by the command with %j', async (args, passed) => {
    add('darwin')
    const contents = join(folder, 'Parley.app/Contents')
    await must(['mkdir', '-p', join(contents, 'MacOS'), join(contents, 'Resources/bin')])
    await must(['cp', join(folder, 'bin/parley'), join(contents, 'Resources/bin/parley')])
    const program = join(contents, 'MacOS/Parley')
    writeFileSync(program, '#!/bin/sh\nIFS="|"\nprintf %s "$*"\n', { mode: 0o755 })
    expect(await must([join(contents, 'Resources/bin/parley'), ...args])).toBe(passed)
  })
})

describe('the app for Windows', () => {
  it('brings the command as a batch file with the line ends of Windows', () => {
    add('win32')
    expect(readdirSync(join(folder, 'bin'))).toEqual(['parley.cmd'])
    const lines = readFileSync(join(folder, 'bin/parley.cmd'), 'latin1').split('\n')
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('\r'))).toEqual([])
    expect(lines.join('\n')).toContain('"%program%" --command-line -- %*')
  })

  it('is installed in the languages of the interface, of Chinese the one with simplified characters', () => {
    expect(config.nsis.installerLanguages).toHaveLength(interfaceLanguages.length)
    expect(config.nsis.installerLanguages).toContain('zh_CN')
    expect(config.win.fileAssociations[0]?.ext).toBe('parley')
  })

  it.runIf(has('makensis'))('has an installer script that NSIS compiles', async () => {
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
  WriteUninstaller "$INSTDIR\\\\uninstall.exe"
FunctionEnd
`,
    )
    await must(['makensis', '-V2', '-WX', script])
    expect(existsSync(join(folder, 'parley-installer.exe'))).toBe(true)
  })
})
