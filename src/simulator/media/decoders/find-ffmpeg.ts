import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of ffmpeg on this computer, if it is installed. */
export function findFfmpeg(
  path = process.env['PATH'] ?? '',
  platform = process.platform,
): string | undefined {
  const name = platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}
