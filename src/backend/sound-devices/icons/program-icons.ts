import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'

/** Names come from other programs: they must stay within the folder that they are looked up in. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const MAX_ICON_BYTES = 64 * 1024
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** An SVG's root, and all that may precede it. A document type with entities of its own is refused. */
const SVG = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/

/** Shown at 16 pixels: the smallest that are sharp on every screen come first. */
const SIZES = ['48x48', '64x64', '32x32', '128x128', '256x256']

const filesOf = (name: string): string[] => [
  ...SIZES.map((size) => join('icons', 'hicolor', size, 'apps', `${name}.png`)),
  join('icons', 'hicolor', 'scalable', 'apps', `${name}.svg`),
  join('pixmaps', `${name}.png`),
]

/** The folders of the XDG base directory specification that hold icons, the user's own first. */
function dataFolders({ HOME, XDG_DATA_HOME, XDG_DATA_DIRS }: NodeJS.ProcessEnv): string[] {
  const home = XDG_DATA_HOME || (HOME ? join(HOME, '.local', 'share') : '')
  return [home, ...(XDG_DATA_DIRS || '/usr/local/share:/usr/share').split(':')].filter(isAbsolute)
}

/**
 * Finds the icon of a program among those of the desktop.
 *
 * @param names that the icon may have, the likeliest first
 * @param env tells where the desktop keeps its data
 * @returns a `data:` URL, or undefined if there is none that is small and intact
 */
export async function findIcon(
  names: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const folders = dataFolders(env)
  for (const name of names.filter((each) => NAME.test(each)))
    for (const file of filesOf(name))
      for (const folder of folders) {
        const icon = await readIcon(folder, file)
        if (icon !== undefined) return icon
      }
  return undefined
}

async function readIcon(folder: string, file: string): Promise<string | undefined> {
  try {
    // Flatpak exports links to its folder of programs.
    const root = await realpath(folder.replace(/(\/flatpak)\/exports\/share\/?$/, '$1'))
    const path = await realpath(join(folder, file))
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
    const bytes = await readSmall(path)
    if (bytes === undefined) return undefined
    const type = file.endsWith('.svg') ? 'svg+xml' : 'png'
    const isIntact = type === 'png' ? bytes.subarray(0, PNG.length).equals(PNG) : SVG.test(bytes.toString())
    return isIntact ? `data:image/${type};base64,${bytes.toString('base64')}` : undefined
  } catch {
    // Most names have no file in most folders, and one that cannot be read is no icon.
    return undefined
  }
}

/** A pipe that has the name of an icon would never end: it is opened without waiting, and not read. */
async function readSmall(path: string): Promise<Buffer | undefined> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    if (!(await handle.stat()).isFile()) return undefined
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_ICON_BYTES + 1))
    return bytesRead > MAX_ICON_BYTES ? undefined : buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
