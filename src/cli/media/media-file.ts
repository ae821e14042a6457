import { readFlacFile } from './media-file-flac.ts'
import { readMatroskaFile } from './media-file-matroska.ts'
import { readMp3File } from './media-file-mp3.ts'
import { readOggFile } from './media-file-ogg.ts'
import { type Bytes, MAX_BYTES, MAX_MS, type MediaFile, type ReadMediaFile } from './media-unit.ts'

const readers: readonly ReadMediaFile[] = [readOggFile, readFlacFile, readMatroskaFile, readMp3File]

/**
 * Splits an audio file into units without changing it.
 *
 * @returns a readable reason why it cannot be sent; undefined if it is not an audio file of a known type
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
    if (durationMs > MAX_MS)
      return `a part of it plays ${Math.round(durationMs)} ms, and a message holds ${MAX_MS} at most`
    if (data.length + head.length > MAX_BYTES)
      return `a part of it takes ${data.length} bytes, and a message holds ${MAX_BYTES} at most`
  }
  return file
}
