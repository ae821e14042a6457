import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'

/** Key bytes of AES-256. */
export const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
/** In clear, and authenticated: counter, duration, and length of the ciphertext. */
const HEAD_BYTES = 12
const TAG_BYTES = 16
/** Records that are tried in vain: a file that was made to be read slowly ends there. */
const MAX_FAILURES = 5000
/** Counters that several hosts may have left out, one after the other. */
const MAX_COUNTER_STEP = 2 ** 24
/** A damaged record may claim this many times the duration that its bytes have elsewhere in its file. */
const MAX_DEVIATION = 10
/** Pace of the sound that Parley records: 24 kbit/s. */
const DEFAULT_MS_PER_BYTE = 1 / 3

export interface SealedRecord {
  /** Never used twice with one key: it is the nonce. It grows within a file. */
  readonly counter: number
  /** Duration of the sound up to the end of this record, in whole milliseconds. */
  readonly untilMs: number
  readonly data: Uint8Array
}

/** The key of one file, so that counters of several files may be the same. */
export const keyOfFile = (secret: Uint8Array, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `parley missing speech ${name}`, KEY_BYTES))

function nonceOf(counter: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(counter, 8)
  return nonce
}

/** A record as it is appended to its file: head, ciphertext and tag. */
export function sealRecord(key: Uint8Array, { counter, untilMs, data }: SealedRecord): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(counter, 0)
  head.writeUInt32BE(untilMs, 4)
  head.writeUInt32BE(data.length, 8)
  const cipher = createCipheriv(CIPHER, key, nonceOf(counter)).setAAD(head)
  return Buffer.concat([head, cipher.update(data), cipher.final(), cipher.getAuthTag()])
}

/** Length of records in their file. */
export const sealedBytes = (records: readonly SealedRecord[]): number =>
  records.reduce((sum, { data }) => sum + HEAD_BYTES + data.length + TAG_BYTES, 0)

/** Whether a file has more than its first record, also if that cannot be opened. */
export const isMoreThanHead = (file: Uint8Array): boolean =>
  file.length > 0 &&
  (file.length < HEAD_BYTES ||
    file.length !== HEAD_BYTES + new DataView(file.buffer, file.byteOffset).getUint32(8) + TAG_BYTES)

/** The records of a file that can be read. */
export interface OpenedRecords {
  /** In the order in which they were sealed, each once. */
  readonly records: readonly SealedRecord[]
  /** Duration of its sound, with what cannot be read. */
  readonly untilMs: number
  /** Whether nothing but a last record that was never acknowledged cannot be read, so that it can be continued. */
  readonly isWhole: boolean
}

/** Reads on after each record that is changed or incomplete. Without its first record, nothing of a file is used. */
export function openRecords(key: Uint8Array, file: Uint8Array): OpenedRecords {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const found = new Map<number, SealedRecord>()
  /** End of the last record that was read, and of the sound that later ones claim to have. */
  let [readTo, claimedMs, failures, isWhole] = [0, 0, 0, true]
  let last: SealedRecord | undefined
  for (let at = 0; at < bytes.length && failures < MAX_FAILURES; ) {
    const head = headAt(bytes, at)
    const isNew = head !== undefined && isPlausible(head, bytes.length, last) && !found.has(head.counter)
    const data = isNew ? opened(key, head, bytes.subarray(at, head.end)) : undefined
    if (data !== undefined && head !== undefined) {
      const { counter, untilMs, end } = head
      isWhole &&= at === readTo && counter > (last?.counter ?? -1)
      found.set(counter, { counter, untilMs, data })
      if (counter > (last?.counter ?? -1)) last = found.get(counter)
      claimedMs = 0
      readTo = end
      at = end
      continue
    }
    if (last === undefined) break
    if (isNew) {
      failures += 1
      const lostMs = head.untilMs - last.untilMs
      if (lostMs <= MAX_DEVIATION * (head.end - readTo) * msPerByte(last, readTo))
        claimedMs = Math.max(claimedMs, head.untilMs)
    }
    at += 1
  }
  const records = [...found.values()].toSorted((a, b) => a.counter - b.counter)
  const knownMs = last?.untilMs ?? 0
  if (last === undefined || isTorn(bytes, readTo)) return { records, untilMs: knownMs, isWhole }
  const lostMs = Math.round((bytes.length - readTo) * msPerByte(last, readTo))
  return { records, untilMs: claimedMs > knownMs ? claimedMs : knownMs + lostMs, isWhole: false }
}

interface RecordHead {
  readonly counter: number
  readonly untilMs: number
  readonly length: number
  /** End of the record in its file. */
  readonly end: number
}

/** @returns undefined where the file ends before */
function headAt(bytes: Buffer, at: number): RecordHead | undefined {
  if (at + HEAD_BYTES > bytes.length) return undefined
  const [counter, untilMs, length] = [0, 4, 8].map((from) => bytes.readUInt32BE(at + from))
  if (counter === undefined || untilMs === undefined || length === undefined) return undefined
  return { counter, untilMs, length, end: at + HEAD_BYTES + length + TAG_BYTES }
}

/** Whether a record is worth opening. Most bytes of a damaged file begin none. */
function isPlausible(
  { counter, length, end }: RecordHead,
  fileBytes: number,
  last: SealedRecord | undefined,
) {
  const isNext = last === undefined ? counter === 0 : counter - last.counter <= MAX_COUNTER_STEP
  return isNext && length <= MAX_PIECE_BYTES && end <= fileBytes
}

/** Pace of a file, as the part of it that was read shows. */
const msPerByte = ({ untilMs }: SealedRecord, bytes: number): number =>
  untilMs > 0 ? untilMs / bytes : DEFAULT_MS_PER_BYTE

/** Whether the rest of a file was written when its host was killed, and never acknowledged: a part of a record, or zeros. */
function isTorn(bytes: Buffer, at: number): boolean {
  const rest = bytes.subarray(at)
  const head = headAt(bytes, at)
  const isPart = head === undefined || (head.length <= MAX_PIECE_BYTES && head.end > bytes.length)
  return isPart || rest.every((byte) => byte === 0)
}

function opened(key: Uint8Array, { counter }: RecordHead, record: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(counter), { authTagLength: TAG_BYTES })
  decipher.setAAD(record.subarray(0, HEAD_BYTES)).setAuthTag(record.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(record.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    // Another key, or changed bytes: the two look alike.
    return undefined
  }
}
