import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/**
 * Writes what packages need of an Electron runtime: its files by name with the modes that an archive gives them, and an
 * executable with fuses.
 */
export function writeStubRuntime(folder: string): void {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../node_modules/electron/package.json'), 'utf8'),
  ) as { readonly version: string }
  const fuses = Object.values(FUSES)
  const wire = Buffer.concat([Buffer.from([1, fuses.length]), Buffer.from(fuses.join(''))])
  const files: Readonly<Record<string, string | Buffer>> = {
    ...Object.fromEntries(CHROMIUM_LOCALES.map((locale) => [`locales/${locale}.pak`, 'strings'])),
    version,
    LICENSE: 'Copyright (c) Electron contributors\n',
    'LICENSES.chromium.html': '<!doctype html><title>Credits</title>\n',
    'icudtl.dat': 'icu',
    'resources.pak': 'resources',
    'vk_swiftshader_icd.json': '{}',
  }
  const programs = { 'chrome-sandbox': '', chrome_crashpad_handler: '', electron: SENTINEL }
  for (const part of ['locales', 'resources']) mkdirSync(join(folder, part), { recursive: true })
  // As some archives do: everybody may write, and everything may run.
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, path), content)
    chmodSync(join(folder, path), 0o777)
  }
  for (const [path, mark] of Object.entries(programs))
    writeFileSync(
      join(folder, path),
      Buffer.concat([anyProgram(), ...(mark === '' ? [] : [Buffer.from(mark), wire])]),
      { mode: 0o755 },
    )
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
