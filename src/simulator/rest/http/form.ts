import { finished } from 'node:stream/promises'
import busboy from 'busboy'

/** A file of a form. */
export class UploadedFile {
  readonly name: string | undefined
  readonly bytes: Uint8Array

  constructor(name: string | undefined, bytes: Uint8Array) {
    this.name = name
    this.bytes = bytes
  }
}

export type FormValue = string | UploadedFile

/** `dictionaries[0].source_lang`: how a form writes a field of an object in a list. */
const NESTED = /^([^[\].]+)\[(\d{1,2})\]\.([^[\].]+)$/

/** The fields of a form as an object: a repeated field becomes a list. */
export function toObject(fields: Iterable<readonly [name: string, value: FormValue]>): object {
  const plain = new Map<string, FormValue[]>()
  const lists = new Map<string, Map<number, Map<string, FormValue>>>()
  for (const [name, value] of fields) {
    const [, list, index, field] = NESTED.exec(name) ?? []
    if (list === undefined || field === undefined) {
      plain.set(name, [...(plain.get(name) ?? []), value])
      continue
    }
    const items = lists.get(list) ?? new Map<number, Map<string, FormValue>>()
    const item = items.get(Number(index)) ?? new Map<string, FormValue>()
    lists.set(list, items.set(Number(index), item.set(field, value)))
  }
  return Object.fromEntries<unknown>([
    ...[...plain].map(([name, values]) => [name, values.length === 1 ? values[0] : values] as const),
    ...[...lists].map(([name, items]) => [name, inOrder(items)] as const),
  ])
}

const inOrder = (items: ReadonlyMap<number, ReadonlyMap<string, FormValue>>): object[] =>
  [...items].toSorted(([a], [b]) => a - b).map(([, item]) => Object.fromEntries(item))

const MAX_PARTS = 1000
/** Browsers percent-encode only the characters that would end a quoted name. */
const ESCAPED = /%22|%0D|%0A/gi

/**
 * Reads the parts of a `multipart/form-data` body.
 *
 * @param contentType with the boundary
 * @throws if the form is malformed or incomplete
 */
export async function readParts(
  body: Uint8Array,
  contentType: string,
): Promise<(readonly [name: string, value: FormValue])[]> {
  const parts: (readonly [name: string | undefined, value: FormValue])[] = []
  const limits = { fieldSize: body.length, parts: MAX_PARTS }
  const parser = busboy({ headers: { 'content-type': contentType }, defParamCharset: 'utf8', limits })
  parser.on('field', (name: string | undefined, value) => void parts.push([name, value]))
  parser.on('file', (name: string | undefined, content, { filename }: { filename?: string }) => {
    const chunks: Buffer[] = []
    const fileName = filename?.replaceAll(ESCAPED, (code) => decodeURIComponent(code))
    content.on('data', (chunk: Buffer) => void chunks.push(chunk))
    content.on('end', () => void parts.push([name, new UploadedFile(fileName, Buffer.concat(chunks))]))
    // An incomplete file is an incomplete form: the parser reports it.
    content.on('error', () => undefined)
  })
  parser.on('partsLimit', () => parser.destroy(new Error('too many parts')))
  const end = finished(parser)
  parser.end(body)
  await end
  return parts.map(([name = '', value]) => {
    if (name === '') throw new Error('a part has no name')
    return [name, value]
  })
}
