import {
  chmodSync,
  closeSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../commands.ts'
import { product } from '../product.ts'
import { packageStrings } from '../strings.ts'
import { desktopEntry } from './desktop-entry.ts'
import { manPage } from './man-page.ts'
import { mediaTypeDefinition } from './media-type.ts'
import { metainfo } from './metainfo.ts'

const SCRIPTS = join(root, 'packaging', 'linux')
/** Sizes of the hicolor icon theme. */
const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512] as const

/** Folder of the program itself in a prefix. */
export const PROGRAM_FOLDER = `lib/${product.name}`

export const gzip = (text: string): Buffer => gzipSync(text, { level: 9 })

/** Writes a file with its folders. */
export function writeInto(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/**
 * Lays the unpacked app out as Linux systems expect it below `/usr`, `/usr/local` or `~/.local`: all packages for Linux
 * are made of this folder.
 *
 * @param unpacked folder of the app as electron-builder leaves it
 * @param prefix folder to write
 * @param date of the release
 */
export function writePrefix(unpacked: string, prefix: string, date: Date): void {
  const share = (path: string, content: string | Buffer) => writeInto(prefix, join('share', path), content)
  cpSync(unpacked, join(prefix, PROGRAM_FOLDER), { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(prefix, 'bin'))
  cpSync(join(SCRIPTS, product.name), join(prefix, 'bin', product.name))
  const launcher = join(prefix, PROGRAM_FOLDER, 'launcher')
  mkdirSync(launcher)
  cpSync(join(SCRIPTS, 'preflight'), join(launcher, 'preflight'))
  for (const [language, { cannotStart }] of packageStrings)
    for (const [problem, text] of Object.entries(cannotStart))
      writeInto(launcher, join(language, problem), text)
  share(`applications/${product.appId}.desktop`, desktopEntry())
  share(`metainfo/${product.appId}.metainfo.xml`, metainfo(date))
  share(`mime/packages/${product.appId}.xml`, mediaTypeDefinition())
  share(`man/man1/${product.name}.1.gz`, gzip(manPage(date)))
  const icons = join(prefix, 'share', 'icons', 'hicolor')
  for (const size of ICON_SIZES) {
    const folder = join(icons, `${size}x${size}`, 'apps')
    mkdirSync(folder, { recursive: true })
    cpSync(join(root, `resources/icons/${size}x${size}.png`), join(folder, `${product.appId}.png`))
  }
  mkdirSync(join(icons, 'scalable', 'apps'), { recursive: true })
  cpSync(join(root, 'resources/icon.svg'), join(icons, 'scalable', 'apps', `${product.appId}.svg`))
}

/** Whether a file begins as programs do: ELF or a script. */
function isProgram(path: string): boolean {
  const start = Buffer.alloc(4)
  const file = openSync(path, 'r')
  readSync(file, start, 0, start.length, 0)
  closeSync(file)
  return start.toString('latin1') === '\x7fELF' || start.toString('latin1', 0, 2) === '#!'
}

const isLibrary = (path: string): boolean => /\.so(?:\.\d+)*$/.test(basename(path))

/** Gives every file below a folder the mode that it needs, whatever umask wrote it, and one time. */
export function normalize(folder: string, date: Date): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) chmodSync(path, isProgram(path) && !isLibrary(path) ? 0o755 : 0o644)
    else if (entry.isDirectory()) chmodSync(path, 0o755)
    lutimesSync(path, date, date)
  }
  if (lstatSync(folder).isDirectory()) chmodSync(folder, 0o755)
  lutimesSync(folder, date, date)
}
