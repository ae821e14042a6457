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

/** Whether a file has more than its first record, also if that cannot be opened. */
export const isMoreThanHead = (file: Uint8Array): boolean =>
  file.length > 0 &&
  (file.length < HEAD_BYTES ||
    file.length !== HEAD_BYTES + new DataView(file.buffer, file.byteOffset).getUint32(8) + TAG_BYTES)

/** The records of a file that can be read. */
export interface OpenedRecords {
  /** In the order in which they were sealed. */
  readonly records: readonly SealedRecord[]
  /** End of the last one in the file. */
  readonly endByte: number
}

/** Reads on at the next record that can be opened. Without its first record, nothing of a file is used. */
export function openRecords(key: Uint8Array, file: Uint8Array): OpenedRecords {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const records: SealedRecord[] = []
  let [at, endByte, failures] = [0, 0, 0]
  while (at < bytes.length && failures < MAX_FAILURES && (at === 0 || records.length > 0)) {
    const head = headAt(bytes, at, records.at(-1)?.counter ?? -1)
    const data = head && opened(key, head, bytes.subarray(at, head.end))
    if (head !== undefined && data !== undefined) {
      records.push({ counter: head.counter, untilMs: head.untilMs, data })
      at = endByte = head.end
    } else {
      failures += head === undefined ? 0 : 1
      at += 1
    }
  }
  return { records, endByte }
}

interface RecordHead {
  readonly counter: number
  readonly untilMs: number
  /** End of the record in its file. */
  readonly end: number
}

/** @returns undefined where no record begins that may follow the last one: at most bytes of a damaged file */
function headAt(bytes: Buffer, at: number, lastCounter: number): RecordHead | undefined {
  if (at + HEAD_BYTES > bytes.length) return undefined
  const counter = bytes.readUInt32BE(at)
  const length = bytes.readUInt32BE(at + 8)
  const end = at + HEAD_BYTES + length + TAG_BYTES
  const step = counter - lastCounter
  const isNext = step > 0 && step <= (lastCounter < 0 ? 1 : MAX_COUNTER_STEP)
  if (!isNext || length > MAX_PIECE_BYTES || end > bytes.length) return undefined
  return { counter, untilMs: bytes.readUInt32BE(at + 4), end }
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
