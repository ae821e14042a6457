/** Writes and reads what has a structured clone as text, which is all that a binding of the DevTools protocol carries. */
export interface Wire {
  write(value: unknown): string
  read(text: string): unknown
}

/**
 * Its text also runs in pages, so it uses nothing outside itself. References between parts of a value become copies, and
 * what the messages of an app do not carry (cycles, blobs, regular expressions) is refused.
 */
export function createWire(): Wire {
  const CHUNK = 0x8000
  const toBase64 = (bytes: Uint8Array): string => {
    let binary = ''
    for (let at = 0; at < bytes.length; at += CHUNK)
      binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
    return btoa(binary)
  }
  const fromBase64 = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer

  const pack = (value: unknown): unknown => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['number', Object.is(value, -0) ? '-0' : String(value)]
      case 'undefined':
        return ['undefined']
      case 'bigint':
        return ['bigint', String(value)]
      case 'object':
        return value === null ? value : packObject(value)
      default:
        throw new Error('An object could not be cloned.')
    }
  }

  const packObject = (value: object): unknown => {
    if (Array.isArray(value)) return ['array', value.map(pack)]
    if (value instanceof Date) return ['date', value.toISOString()]
    if (value instanceof Map) return ['map', [...value].flat().map(pack)]
    if (value instanceof Set) return ['set', [...value].map(pack)]
    if (value instanceof Error) return ['error', value.name, value.message]
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength, constructor } = value
      return ['view', constructor.name, toBase64(new Uint8Array(buffer, byteOffset, byteLength))]
    }
    const name = Object.prototype.toString.call(value)
    if (name !== '[object Object]') throw new Error(`the double carries no ${name}`)
    return ['object', Object.entries(value).map(([key, each]) => [key, pack(each)])]
  }

  const unpack = (packed: unknown): unknown => {
    if (!Array.isArray(packed)) return packed
    const [type, first, second] = packed
    switch (type) {
      case 'undefined':
        return undefined
      case 'number':
        return Number(first)
      case 'bigint':
        return BigInt(first)
      case 'array':
        return first.map(unpack)
      case 'date':
        return new Date(first)
      case 'map': {
        const flat = first.map(unpack)
        return new Map(flat.flatMap((key: unknown, i: number) => (i % 2 === 0 ? [[key, flat[i + 1]]] : [])))
      }
      case 'set':
        return new Set(first.map(unpack))
      case 'error':
        return Object.assign(new Error(second), { name: first })
      case 'buffer':
        return fromBase64(first)
      case 'view':
        return Reflect.construct(Reflect.get(globalThis, first), [fromBase64(second)])
      default:
        return Object.fromEntries(first.map(([key, each]: [string, unknown]) => [key, unpack(each)]))
    }
  }

  return { write: (value) => JSON.stringify(pack(value)), read: (text) => unpack(JSON.parse(text)) }
}
