import { readHead } from '../../core/media/matroska/ebml.ts'
import { CLUSTER, SEGMENT } from '../../core/media/matroska/matroska-elements.ts'
import type { SourceFile } from './wav-source.ts'

/** Longest head of a part: that of an MP4 box with a 64-bit size, and more than that of an EBML element. */
const HEAD_SIZE = 16
/** First bytes of Matroska and WebM. */
const EBML = 0x1a45_dfa3

/** End of the part of a file that begins at a position, or where its first own part begins; undefined if it has no end. */
type EndOfPart = (head: Buffer, at: number) => number | undefined

const endOfBox: EndOfPart = (head, at) => {
  const size = head.readUInt32BE(0)
  // A size of 0 is that of the rest of the file.
  if (size === 0) return undefined
  return at + (size === 1 ? Number(head.readBigUInt64BE(8)) : size)
}

const endOfElement: EndOfPart = (bytes, at) => {
  const head = readHead(bytes)
  if (head === undefined || head === 'malformed') return undefined
  const isOpen = head.size === undefined && (head.id === SEGMENT || head.id === CLUSTER)
  return isOpen ? at + head.length : at + head.length + (head.size ?? 0)
}

/** Whether an MP4, QuickTime, WebM or Matroska file ends within one of its parts. Files of other kinds never do. */
export async function endsWithinPart(file: SourceFile): Promise<boolean> {
  const { size } = await file.stat()
  const head = Buffer.alloc(HEAD_SIZE)
  const readAt = (at: number) => file.read(head, 0, HEAD_SIZE, at)
  await readAt(0)
  const isBoxes = head.toString('latin1', 4, 8) === 'ftyp'
  if (!isBoxes && head.readUInt32BE(0) !== EBML) return false
  const endOf = isBoxes ? endOfBox : endOfElement
  for (let at = 0; at < size; ) {
    head.fill(0)
    await readAt(at)
    const end = endOf(head, at)
    if (end === undefined || end <= at) return false
    at = end
    if (at > size) return true
  }
  return false
}
