import { pick } from '../support/base/random.ts'

const SPECIAL = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff] as const
const MAX_CHANGES = 8

type Change = (random: () => number, bytes: Uint8Array) => Uint8Array

const place = (random: () => number, bytes: Uint8Array): number => Math.floor(random() * (bytes.length + 1))

const stretch = (random: () => number, bytes: Uint8Array): [from: number, to: number] => {
  const from = place(random, bytes)
  return [from, Math.min(bytes.length, from + Math.floor(random() ** 3 * 600))]
}

function splice(bytes: Uint8Array, from: number, to: number, instead: Uint8Array): Uint8Array {
  const changed = new Uint8Array(bytes.length - (to - from) + instead.length)
  changed.set(bytes.subarray(0, from))
  changed.set(instead, from)
  changed.set(bytes.subarray(to), from + instead.length)
  return changed
}

/** Mutations: transmission errors and deliberate manipulation. */
const changes: readonly Change[] = [
  (random, bytes) => {
    const changed = bytes.slice()
    const at = place(random, bytes)
    if (at < changed.length) changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    return changed
  },
  (random, bytes) => {
    const changed = bytes.slice()
    const at = place(random, bytes)
    if (at < changed.length) changed[at] = random() < 0.5 ? pick(random, SPECIAL) : Math.floor(random() * 256)
    return changed
  },
  (random, bytes) => splice(bytes, ...stretch(random, bytes), new Uint8Array(0)),
  (random, bytes) => {
    const at = place(random, bytes)
    return splice(bytes, at, at, bytes.slice(...stretch(random, bytes)))
  },
  (random, bytes) => {
    const [from, to] = stretch(random, bytes)
    return splice(bytes, from, to, new Uint8Array(to - from).fill(pick(random, SPECIAL)))
  },
  (random, bytes) => {
    const [from, to] = stretch(random, bytes)
    const noise = Uint8Array.from({ length: to - from }, () => Math.floor(random() * 256))
    return splice(bytes, from, to, noise)
  },
  (random, bytes) => bytes.slice(0, place(random, bytes)),
]

/** Applies a few mutations to bytes. */
export function mutate(random: () => number, bytes: Uint8Array): Uint8Array {
  let changed = bytes
  const count = 1 + Math.floor(random() * MAX_CHANGES)
  for (let i = 0; i < count; i += 1) changed = pick(random, changes)(random, changed)
  return changed
}
