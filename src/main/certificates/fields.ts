/** One DER value. Certificate properties that Node does not expose are parsed from DER. */
interface Element {
  readonly tag: number
  readonly body: Uint8Array
}

const Tag = {
  boolean: 0x01,
  integer: 0x02,
  sequence: 0x30,
  /** Constructed context-specific tags [0], [1] and [3]. */
  context0: 0xa0,
  context1: 0xa1,
  context3: 0xa3,
} as const

/** Parses consecutive DER values. Throws if the bytes are not DER. */
function elementsOf(bytes: Uint8Array): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first] = bytes.subarray(at)
    const { length, from } = readLength(bytes, at + 1, first)
    const end = from + length
    // Certificates contain no multi-byte tag numbers.
    if ((tag & 0x1f) === 0x1f || end > bytes.length) throw new RangeError('not DER')
    elements.push({ tag, body: bytes.subarray(from, end) })
    at = end
  }
  return elements
}

function readLength(bytes: Uint8Array, at: number, first = 0xff): { length: number; from: number } {
  if (first < 0x80) return { length: first, from: at + 1 }
  const count = first & 0x7f
  if (count === 0 || count > 3) throw new RangeError('not DER')
  const digits = bytes.subarray(at + 1, at + 1 + count)
  return { length: digits.reduce((length, digit) => length * 256 + digit, 0), from: at + 1 + count }
}

/** The values inside an element. Throws if it does not have the expected tag. */
function contentsOf(element: Element | undefined, tag: number): Element[] {
  if (element?.tag !== tag) throw new RangeError('not the form of a certificate')
  return elementsOf(element.body)
}

const hexOf = (element: Element | undefined): string => Buffer.from(element?.body ?? []).toString('hex')

/** DER-encoded object identifiers in hex. */
const EXTENSIONS = {
  keyUsage: '551d0f',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
  nameConstraints: '551d1e',
  policies: '551d20',
  extendedKeyUsage: '551d25',
} as const
const known: ReadonlySet<string> = new Set(Object.values(EXTENSIONS))

const SIGNED_BY_PSS = '2a864886f70d01010a'

/** A name in a certificate, or the base name of a name constraint. */
export interface GeneralName {
  /** `dns` or `ip`; other kinds by their tag. */
  readonly kind: 'dns' | 'ip' | number
  readonly value: Uint8Array
}

export interface NameConstraints {
  readonly permitted: readonly GeneralName[]
  readonly excluded: readonly GeneralName[]
}

/** Properties that restrict the use of a certificate. */
export interface CertificateFields {
  /** Object identifier of the signature algorithm; for RSA-PSS, which supports any hash, that of the hash. */
  readonly signedWith: string
  readonly names: readonly GeneralName[]
  /** First byte of the key usage; undefined if the use is not restricted. */
  readonly keyUsage: number | undefined
  readonly purposes: readonly string[] | undefined
  /** Maximum number of authorities between this one and a host. */
  readonly pathLength: number | undefined
  readonly constraints: NameConstraints | undefined
  /** Whether it has a critical extension that is not supported here. */
  readonly isBeyondUs: boolean
}

/** @param raw a certificate in DER. Throws if it cannot be parsed. */
export function readFields(raw: Uint8Array): CertificateFields {
  const [tbs, algorithm] = contentsOf(elementsOf(raw)[0], Tag.sequence)
  const holder = contentsOf(tbs, Tag.sequence).find(({ tag }) => tag === Tag.context3)
  const list = holder === undefined ? [] : contentsOf(elementsOf(holder.body)[0], Tag.sequence)
  const extensions = new Map<string, Element>()
  let isBeyondUs = false
  for (const extension of list) {
    const parts = contentsOf(extension, Tag.sequence)
    const [id, value] = [hexOf(parts[0]), parts.at(-1)]
    const isCritical = parts[1]?.tag === Tag.boolean && parts[1].body[0] !== 0
    if ((isCritical && !known.has(id)) || extensions.has(id)) isBeyondUs = true
    if (value !== undefined) extensions.set(id, value)
  }
  const read = <T>(name: keyof typeof EXTENSIONS, parse: (value: Element) => T): T | undefined => {
    const octets = extensions.get(EXTENSIONS[name])
    const [value] = octets === undefined ? [] : elementsOf(octets.body)
    return value === undefined ? undefined : parse(value)
  }
  return {
    signedWith: readSignature(algorithm),
    names: read('subjectAltName', (value) => contentsOf(value, Tag.sequence).map(readName)) ?? [],
    // A bit string starts with its number of unused bits.
    keyUsage: read('keyUsage', ({ body }) => body[1] ?? 0),
    purposes: read('extendedKeyUsage', (value) => contentsOf(value, Tag.sequence).map(hexOf)),
    pathLength: read('basicConstraints', readPathLength),
    constraints: read('nameConstraints', readConstraints),
    isBeyondUs,
  }
}

function readSignature(algorithm: Element | undefined): string {
  const [id, parameters] = contentsOf(algorithm, Tag.sequence)
  if (hexOf(id) !== SIGNED_BY_PSS || parameters === undefined) return hexOf(id)
  const hash = contentsOf(parameters, Tag.sequence).find(({ tag }) => tag === Tag.context0)
  // The default is SHA-1.
  return hash === undefined ? '' : hexOf(contentsOf(elementsOf(hash.body)[0], Tag.sequence)[0])
}

function readPathLength(value: Element): number | undefined {
  const limit = contentsOf(value, Tag.sequence).find(({ tag }) => tag === Tag.integer)
  return limit === undefined ? undefined : Number.parseInt(hexOf(limit), 16)
}

const KINDS: Readonly<Record<number, 'dns' | 'ip'>> = { 0x82: 'dns', 0x87: 'ip' }

const readName = ({ tag, body }: Element): GeneralName => ({ kind: KINDS[tag] ?? tag, value: body })

function readConstraints(value: Element): NameConstraints {
  const parts = contentsOf(value, Tag.sequence)
  const basesOf = (wanted: number) =>
    parts
      .filter(({ tag }) => tag === wanted)
      .flatMap(({ body }) => elementsOf(body))
      .map((subtree): GeneralName => {
        const [base, ...distances] = contentsOf(subtree, Tag.sequence)
        // Distances must not be used, and their meaning is undefined.
        return base === undefined || distances.length > 0 ? { kind: -1, value: subtree.body } : readName(base)
      })
  return { permitted: basesOf(Tag.context0), excluded: basesOf(Tag.context1) }
}
