import { readFlacFile } from './media-file-flac.ts'
import { readMatroskaFile } from './media-file-matroska.ts'
import { readMp3File } from './media-file-mp3.ts'
import { readOggFile } from './media-file-ogg.ts'
import { type Bytes, type MediaFile, MOST_BYTES, MOST_MS, type ReadMediaFile } from './media-unit.ts'

const readers: readonly ReadMediaFile[] = [readOggFile, readFlacFile, readMatroskaFile, readMp3File]

/**
 * Takes a sound file apart without changing it.
 *
 * @returns why it cannot be sent, in words for a person; nothing where it is no such file
 */
export function readMediaFile(bytes: Bytes): MediaFile | string | undefined {
  for (const read of readers) {
    const file = read(bytes)
    if (file !== undefined) return typeof file === 'string' ? file : checked(file)
  }
  return undefined
}

function checked(file: MediaFile): MediaFile | string {
  if (file.units.length === 0) return 'it holds no sound'
  for (const { data, head, durationMs } of file.units) {
    if (durationMs > MOST_MS)
      return `a part of it plays ${Math.round(durationMs)} ms, and a message holds ${MOST_MS} at most`
    if (data.length + head.length > MOST_BYTES)
      return `a part of it takes ${data.length} bytes, and a message holds ${MOST_BYTES} at most`
  }
  return file
}
