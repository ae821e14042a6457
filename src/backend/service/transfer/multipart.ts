import { randomBytes } from 'node:crypto'

/** A body of `multipart/form-data` whose length is known before it is sent. */
export interface Multipart {
  readonly contentType: string
  readonly chunks: readonly Uint8Array[]
  readonly bytes: number
}

interface FilePart {
  readonly name: string
  readonly content: Uint8Array
}

/** Escapes like browsers: a quotation mark or line break cannot end the name. */
const quoted = (name: string): string =>
  `"${name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`

/** @param fields in this order, before the file; one with several values is sent several times */
export function createMultipart(
  fields: readonly (readonly [name: string, value: string])[],
  file: FilePart,
): Multipart {
  const boundary = `parley-${randomBytes(16).toString('hex')}`
  const head = fields
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}\r\n\r\n${value}\r\n`,
    )
    .join('')
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=${quoted(file.name)}\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n'
  const chunks = [Buffer.from(head + fileHead), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    chunks,
    bytes: chunks.reduce((sum, { length }) => sum + length, 0),
  }
}
