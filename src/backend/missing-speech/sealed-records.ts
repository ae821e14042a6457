import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** Key bytes of AES-256. */
export const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
/** In clear, and authenticated: counter, duration, and length of the ciphertext. */
const HEAD_BYTES = 12
const TAG_BYTES = 16

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

/** The records of a file up to the first one that is incomplete, changed, or not in order. */
export function openRecords(key: Uint8Array, file: Uint8Array): SealedRecord[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const records: SealedRecord[] = []
  for (let at = 0; at + HEAD_BYTES + TAG_BYTES <= bytes.length; ) {
    const head = bytes.subarray(at, at + HEAD_BYTES)
    const [counter, untilMs, length] = [head.readUInt32BE(0), head.readUInt32BE(4), head.readUInt32BE(8)]
    const from = at + HEAD_BYTES
    const end = from + length + TAG_BYTES
    if (end > bytes.length || counter <= (records.at(-1)?.counter ?? -1)) break
    const data = opened(
      key,
      counter,
      head,
      bytes.subarray(from, end - TAG_BYTES),
      bytes.subarray(end - TAG_BYTES, end),
    )
    if (data === undefined) break
    records.push({ counter, untilMs, data })
    at = end
  }
  return records
}

function opened(
  key: Uint8Array,
  counter: number,
  head: Buffer,
  sealed: Buffer,
  tag: Buffer,
): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(counter), { authTagLength: TAG_BYTES })
  decipher.setAAD(head).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  } catch {
    // Another key, or changed bytes: the two look alike.
    return undefined
  }
}
