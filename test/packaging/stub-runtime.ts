import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Writes what the packager needs of an Electron runtime: its files by name, and an executable with fuses. */
export function writeStubRuntime(folder: string, version: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  mkdirSync(join(folder, 'resources'))
  for (const locale of CHROMIUM_LOCALES) writeFileSync(join(folder, 'locales', `${locale}.pak`), '')
  writeFileSync(join(folder, 'version'), version)
  const fuses = Object.values(FUSES)
  const wire = Buffer.concat([Buffer.from([1, fuses.length]), Buffer.from(fuses.join(''))])
  writeFileSync(
    join(folder, 'electron'),
    Buffer.concat([Buffer.from('\x7fELF'), Buffer.from(SENTINEL), wire]),
    { mode: 0o755 },
  )
}

export function readFuses(executable: string): Record<string, boolean> {
  const bytes = readFileSync(executable)
  const at = bytes.indexOf(SENTINEL) + SENTINEL.length + 2
  return Object.fromEntries(
    Object.keys(FUSES).map((name, i) => [name, bytes.toString('latin1', at + i, at + i + 1) === '1']),
  )
}
