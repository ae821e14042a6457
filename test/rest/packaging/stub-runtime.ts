import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { must } from './programs.ts'

/** Marks the fuses in Electron's executable: a version, their number, and one digit each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** Electron's default fuses, in the order of the executable. */
const FUSES = {
  runAsNode: '1',
  cookieEncryption: '0',
  nodeOptions: '1',
  nodeCliInspect: '1',
  asarIntegrity: '0',
  onlyAsar: '0',
  v8Snapshot: '0',
  fileProtocolPrivileges: '1',
} as const

/** All of Chromium's locales, by Electron's file names. */
export const CHROMIUM_LOCALES = (
  'af am ar bg bn ca cs da de el en-GB en-US es es-419 et fa fi fil fr gu he hi hr hu id it ja kn ko lt lv ml ' +
  'mr ms nb nl pl pt-BR pt-PT ro ru sk sl sr sv sw ta te th tr uk ur vi zh-CN zh-TW'
).split(' ')

/** A small program of this system, in place of programs whose contents do not matter. */
const anyProgram = () => readFileSync('/usr/bin/true')

/** Bytes that hold the fuses. */
const FUSE_WIRE = Buffer.concat([
  Buffer.from(SENTINEL),
  Buffer.from([1, Object.keys(FUSES).length]),
  Buffer.from(Object.values(FUSES).join('')),
])

/** Version of the runtime that the lock file names. */
const electronVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../node_modules/electron/package.json'), 'utf8'))
    .version

/** Writes files with their folders. As in some archives, everybody may write, and everything may run. */
function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
    chmodSync(join(folder, path), 0o777)
  }
}

/** Writes what packages for Linux need of an Electron runtime: its files by name, and an executable with fuses. */
export function writeStubRuntime(folder: string): void {
  writeFiles(folder, {
    ...Object.fromEntries(CHROMIUM_LOCALES.map((locale) => [`locales/${locale}.pak`, 'strings'])),
    version: electronVersion(),
    LICENSE: 'Copyright (c) Electron contributors\n',
    'LICENSES.chromium.html': '<!doctype html><title>Credits</title>\n',
    'icudtl.dat': 'icu',
    'resources.pak': 'resources',
    'vk_swiftshader_icd.json': '{}',
    'chrome-sandbox': anyProgram(),
    chrome_crashpad_handler: anyProgram(),
    electron: Buffer.concat([anyProgram(), FUSE_WIRE]),
  })
  mkdirSync(join(folder, 'resources'))
}

const propertyList = (executable: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${executable}</string></dict></plist>
`

/** Writes what the app for macOS needs of an Electron runtime. */
export function writeStubMacRuntime(folder: string): void {
  const contents = 'Electron.app/Contents'
  const framework = `${contents}/Frameworks/Electron Framework.framework`
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`)
  const locales = CHROMIUM_LOCALES.map((locale) => locale.replace('-', '_'))
  writeFiles(folder, {
    ...Object.fromEntries(
      helpers.flatMap((name) => [
        [`${contents}/Frameworks/${name}.app/Contents/Info.plist`, propertyList(name)],
        [`${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`, 'program'],
      ]),
    ),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`${contents}/Resources/${locale}.lproj/.keep`, ''],
        [`${framework}/Versions/A/Resources/${locale}.lproj/locale.pak`, 'strings'],
      ]),
    ),
    [`${contents}/Info.plist`]: propertyList('Electron'),
    [`${contents}/MacOS/Electron`]: 'program',
    [`${framework}/Versions/A/Electron Framework`]: FUSE_WIRE,
    version: electronVersion(),
  })
  symlinkSync('A', join(folder, framework, 'Versions/Current'))
  for (const part of ['Electron Framework', 'Resources'])
    symlinkSync(`Versions/Current/${part}`, join(folder, framework, part))
}

/** Writes what the app for Windows needs of an Electron runtime; its executable is one of NSIS, with fuses. */
export async function writeStubWindowsRuntime(folder: string): Promise<void> {
  writeFiles(folder, {
    ...Object.fromEntries(CHROMIUM_LOCALES.map((locale) => [`locales/${locale}.pak`, 'strings'])),
    version: electronVersion(),
    LICENSE: 'Copyright (c) Electron contributors\n',
    'LICENSES.chromium.html': '<!doctype html><title>Credits</title>\n',
    'fuses.bin': FUSE_WIRE,
    'electron.nsi': `Unicode true
Name Electron
OutFile "${join(folder, 'electron.exe')}"
VIProductVersion 1.0.0.0
VIAddVersionKey FileVersion 1.0.0.0
VIAddVersionKey ProductName Electron
PEAddResource "${join(folder, 'fuses.bin')}" "#10" "#1000"
Section
SectionEnd
`,
  })
  mkdirSync(join(folder, 'resources'))
  await must(['makensis', '-V1', join(folder, 'electron.nsi')])
}

/** Bytes of the stub of the AppImage runtime. */
const RUNTIME_SIZE = 4096

/** Writes a program that does what the runtime of AppImages does, by unpacking in place of mounting. */
export function writeStubAppImageRuntime(path: string): void {
  const script = `#!/bin/sh
APPDIR=$(mktemp -d) || exit
trap 'rm -rf "$APPDIR"' EXIT
unsquashfs -quiet -no-progress -force -dest "$APPDIR" -offset ${RUNTIME_SIZE} "$0" > /dev/null || exit
APPIMAGE=$0 APPDIR=$APPDIR "$APPDIR/AppRun" "$@"
exit
`
  writeFileSync(path, script.padEnd(RUNTIME_SIZE, '\n'))
}

export function readFuses(executable: string): Record<string, boolean> {
  const bytes = readFileSync(executable)
  const at = bytes.indexOf(SENTINEL) + SENTINEL.length + 2
  return Object.fromEntries(
    Object.keys(FUSES).map((name, i) => [name, bytes.toString('latin1', at + i, at + i + 1) === '1']),
  )
}
