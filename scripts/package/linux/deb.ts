import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../commands.ts'
import { product, vendor } from '../product.ts'
import { runTool } from '../run-tool.ts'
import { english } from '../strings.ts'
import { DEBIAN_LIBRARIES } from './debian-libraries.ts'
import { gzip, normalize, PROGRAM_FOLDER, writeInto, writePrefix } from './prefix.ts'

/** Debian's names of processor architectures. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

const DEPENDS = [...DEBIAN_LIBRARIES, 'xdg-utils']

/** Virtual sound devices, and certificates of authorities that Chromium does not know. */
const RECOMMENDS = ['pulseaudio-utils', 'openssl'] as const
/** The demo service's MP3 and AAC, and listening to one program alone. */
const SUGGESTS = ['ffmpeg', 'pipewire-bin'] as const

/** The sandbox helper of Chromium, for kernels that give programs no user namespaces of their own (ADR 64). */
const SANDBOX = join('usr', PROGRAM_FOLDER, 'chrome-sandbox')
const SETUID = 0o4755

/** Findings of lintian that are meant to be so. */
const OVERRIDES = [
  '# The sandbox of Chromium on kernels without user namespaces for programs.',
  `elevated-privileges 4755 root/root [${SANDBOX}]`,
]

/** A Debian version sorts what follows `~` before the release. */
const debianVersion = product.version.replaceAll('-', '~')

const debianArchitecture = (arch: string): string => ARCHITECTURES[arch] ?? arch

export const debName = (arch: string): string =>
  `${product.name}_${debianVersion}_${debianArchitecture(arch)}.deb`

/** A paragraph of a control field, in lines of 80 characters. */
function paragraph(text: string): string {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > 79) lines.push(` ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}

const control = (arch: string, installedKib: number): string =>
  `${[
    `Package: ${product.name}`,
    `Version: ${debianVersion}`,
    `Architecture: ${debianArchitecture(arch)}`,
    `Maintainer: ${product.maintainer}`,
    `Installed-Size: ${installedKib}`,
    `Depends: ${DEPENDS.join(', ')}`,
    `Recommends: ${RECOMMENDS.join(', ')}`,
    `Suggests: ${SUGGESTS.join(', ')}`,
    'Section: sound',
    'Priority: optional',
    `Homepage: ${product.homepage}`,
    `Description: ${english.summary.charAt(0).toLowerCase()}${english.summary.slice(1)}`,
    paragraph(english.about),
    ' .',
    paragraph(english.more),
  ].join('\n')}\n`

function copyright(): string {
  const [holder] = /\d{4}.*/.exec(product.copyright) ?? [vendor]
  const [, ...mit] = readFileSync(join(root, 'LICENSE'), 'utf8').split(/^Copyright.*\n+/m)
  const indented = mit
    .join('')
    .trim()
    .split('\n')
    .map((line) => ` ${line === '' ? '.' : line}`)
  return `${[
    'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/',
    `Upstream-Name: ${product.productName}`,
    `Source: ${product.homepage}`,
    `Comment: Packages that are part of the program are in /usr/${PROGRAM_FOLDER}/resources/licenses with`,
    ` their licences, those of Electron in /usr/${PROGRAM_FOLDER}/LICENSE.electron.txt, and those of Chromium in`,
    ` /usr/${PROGRAM_FOLDER}/LICENSES.chromium.html.`,
    '',
    'Files: *',
    `Copyright: ${holder}`,
    'License: Expat',
    ...indented,
  ].join('\n')}\n`
}

const changelog = (date: Date): string =>
  `${[
    `${product.name} (${debianVersion}) stable; urgency=medium`,
    '',
    `  * Version ${product.version}: ${product.homepage} has the changes.`,
    '',
    ` -- ${product.maintainer}  ${date.toUTCString().replace('GMT', '+0000')}`,
  ].join('\n')}\n`

interface DebOptions {
  readonly output: string
  readonly arch: string
  readonly date: Date
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * Builds a Debian package with the files of `usr` and no scripts: what has to be refreshed after an installation (menus,
 * media types, icons) is refreshed by the triggers of the packages that own it.
 *
 * @param stage an empty folder to work in
 */
export async function buildDeb(
  unpacked: string,
  stage: string,
  { output, arch, date }: DebOptions,
): Promise<void> {
  const usr = join(stage, 'usr')
  writePrefix(unpacked, usr, date)
  const doc = join('share', 'doc', product.name)
  writeInto(usr, join(doc, 'copyright'), copyright())
  writeInto(usr, join(doc, 'changelog.gz'), gzip(changelog(date)))
  writeInto(usr, join('share', 'lintian', 'overrides', product.name), `${OVERRIDES.join('\n')}\n`)

  const files = filesBelow(usr)
  const kib = files.reduce((sum, path) => sum + Math.ceil(statSync(path).size / 1024), 0)
  const sums = files.map(
    (path) => `${createHash('md5').update(readFileSync(path)).digest('hex')}  ${relative(stage, path)}\n`,
  )
  mkdirSync(join(stage, 'DEBIAN'))
  writeFileSync(join(stage, 'DEBIAN', 'control'), control(arch, kib))
  writeFileSync(join(stage, 'DEBIAN', 'md5sums'), sums.join(''))
  normalize(stage, date)
  chmodSync(join(stage, SANDBOX), SETUID)
  await runTool(['dpkg-deb', '--root-owner-group', '-Zxz', '--build', stage, output], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(date.getTime() / 1000) },
  })
}
