import { CustomSource } from 'mediabunny'

const HEAD_SIZE = 12
const CHUNK_HEAD_SIZE = 8
/** Stands for a size that another chunk states, or that nobody knew. */
const UNKNOWN = 0xffff_ffff
/** Sizes from here on are those of recorders that stream, and know none. */
const MIN_UNKNOWN = 0x7fff_0000
/** Far more chunks than any recorder writes before the sound. */
const MAX_CHUNKS = 1000
const KINDS = new Set(['RIFF', 'RF64', 'BW64'])

/** A file that was opened elsewhere. */
export interface SourceFile {
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly buffer: Buffer; readonly bytesRead: number }>
  stat(): Promise<{ readonly size: number }>
}

/** Bytes that are read in place of others. */
interface Patch {
  readonly at: number
  readonly bytes: Buffer
}

const uint32 = (at: number, value: number): Patch => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return { at, bytes }
}
const uint64 = (at: number, value: number): Patch => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return { at, bytes }
}

async function readAt(handle: SourceFile, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** The input of mediabunny: the file up to the end of its sound, with some bytes replaced. */
interface Corrected {
  readonly size: number
  readonly patches: readonly Patch[]
  /** How much longer the sound is by its head than it is. */
  readonly statedShare: number
}

/**
 * Corrects a WAV file: recorders that stream, or that were cut off, leave sizes of 0 or larger ones than the file has,
 * BW64 is RF64 by another name, and damage in what is said about the sound does not matter.
 *
 * @returns undefined if it is another kind of file
 */
async function correct(handle: SourceFile, size: number): Promise<Corrected | undefined> {
  const head = await readAt(handle, 0, HEAD_SIZE)
  const kind = head.toString('latin1', 0, 4)
  if (!KINDS.has(kind) || head.toString('latin1', 8) !== 'WAVE') return undefined
  const isLarge = kind !== 'RIFF'
  const patches: Patch[] = isLarge ? [{ at: 0, bytes: Buffer.from('RF64') }] : []
  /** Where a chunk states the 64-bit sizes of a large file, and that of its sound. */
  let large: { readonly at: number; readonly size: number } | undefined
  for (let at = HEAD_SIZE, i = 0; at < size && i < MAX_CHUNKS; i += 1) {
    const chunk = await readAt(handle, at, CHUNK_HEAD_SIZE + 16)
    if (chunk.length < CHUNK_HEAD_SIZE) break
    const name = chunk.toString('latin1', 0, 4)
    const stated = chunk.readUInt32LE(4)
    const body = at + CHUNK_HEAD_SIZE
    if (name === 'ds64' && isLarge && chunk.length === CHUNK_HEAD_SIZE + 16)
      large = { at: body, size: Number(chunk.readBigUInt64LE(CHUNK_HEAD_SIZE + 8)) }
    if (name === 'data') {
      const rest = size - body
      const soundSize = stated === UNKNOWN ? (large?.size ?? 0) : stated
      const isRight = soundSize > 0 && soundSize <= rest
      const end = isRight ? soundSize : rest
      const isKnown = large !== undefined || soundSize < MIN_UNKNOWN
      const statedShare = isKnown && end > 0 ? Math.max(1, soundSize / end) : 1
      const last = body + end
      patches.push(
        ...(large === undefined
          ? [uint32(4, Math.min(last - 8, UNKNOWN)), uint32(at + 4, Math.min(end, UNKNOWN))]
          : [uint64(large.at, last - 8), uint64(large.at + 8, end)]),
      )
      return { size: last, patches, statedShare }
    }
    if (name !== 'fmt ' && name !== 'ds64') patches.push({ at, bytes: Buffer.from('JUNK') })
    at = body + stated + (stated & 1)
  }
  return { size, patches, statedShare: 1 }
}

/** A source of mediabunny for a file, in which what is wrong in a WAV file is corrected. */
export async function openSource(
  handle: SourceFile,
): Promise<Pick<Corrected, 'statedShare'> & { readonly source: CustomSource }> {
  const { size: whole } = await handle.stat()
  const corrected = (await correct(handle, whole)) ?? { size: whole, patches: [], statedShare: 1 }
  const { size, patches, statedShare } = corrected
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      const bytes = await readAt(handle, start, end - start)
      for (const patch of patches)
        for (const [i, byte] of patch.bytes.entries()) {
          const at = patch.at + i - start
          if (at >= 0 && at < bytes.length) bytes[at] = byte
        }
      return bytes
    },
    prefetchProfile: 'fileSystem',
  })
  return { source, statedShare }
}
