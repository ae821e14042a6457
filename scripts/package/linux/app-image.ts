import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileName, product } from '../product.ts'
import { runTool } from '../run-tool.ts'
import { normalize, writePrefix } from './prefix.ts'

export const appImageName = (arch: string): string => fileName('linux', arch, 'AppImage')

/**
 * Builds an AppImage: a runtime that mounts the file system behind it and starts its AppRun, which is Parley's launcher.
 *
 * @param runtime the runtime, a file of the AppImage project
 */
export async function buildAppImage(
  unpacked: string,
  stage: string,
  { output, date, runtime }: { readonly output: string; readonly date: Date; readonly runtime: string },
): Promise<void> {
  const folder = join(stage, 'AppDir')
  mkdirSync(folder)
  writePrefix(unpacked, join(folder, 'usr'), date)
  symlinkSync(`usr/bin/${product.name}`, join(folder, 'AppRun'))
  symlinkSync(`usr/share/applications/${product.appId}.desktop`, join(folder, `${product.appId}.desktop`))
  const icon = `usr/share/icons/hicolor/512x512/apps/${product.appId}.png`
  symlinkSync(icon, join(folder, `${product.appId}.png`))
  symlinkSync(icon, join(folder, '.DirIcon'))
  normalize(stage, date)
  const image = join(stage, 'image.squashfs')
  await runTool(
    ['mksquashfs', folder, image, '-all-root', '-noappend', '-no-xattrs', '-no-progress', '-comp', 'zstd'],
    { env: { ...process.env, SOURCE_DATE_EPOCH: String(date.getTime() / 1000) } },
  )
  rmSync(output, { force: true })
  copyFileSync(runtime, output)
  appendFileSync(output, readFileSync(image))
  chmodSync(output, 0o755)
}
