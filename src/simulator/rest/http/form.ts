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

/** The fields of a form as an object: a field that comes more than once is a list. */
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
