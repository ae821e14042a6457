import { deflateRawSync } from 'node:zlib'

interface Part {
  readonly name: string
  readonly data: Uint8Array
  /** Bytes as they are to stand in the archive, instead of the data deflated. */
  readonly deflated?: Uint8Array
  readonly isEncrypted?: boolean
}

/** A ZIP archive with one directory, as office programs write it; checksums are left out. */
export function zip(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, data, deflated = deflateRawSync(data), isEncrypted = false } of parts) {
    const bytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(deflated.length, 18)
    local.writeUInt16LE(bytes.length, 26)
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02_01_4b_50, 0)
    header.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    header.writeUInt16LE(8, 10)
    header.writeUInt32LE(deflated.length, 20)
    header.writeUInt32LE(data.length, 24)
    header.writeUInt16LE(bytes.length, 28)
    header.writeUInt32LE(offset, 42)
    body.push(local, bytes, deflated)
    directory.push(header, bytes)
    offset += local.length + bytes.length + deflated.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...body, ...directory, end]))
}

/** A document with one part of text. */
export const zipText = (name: string, text: string) => zip([{ name, data: Buffer.from(text) }])
