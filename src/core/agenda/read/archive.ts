import { err, ok, type Result } from '../../base/result.ts'
import { type AgendaFault, agendaLimits } from '../agenda.ts'

/** A file inside a ZIP archive. */
export interface Entry {
  readonly name: string
  /** Its bytes in the archive, as they were compressed. */
  readonly data: Uint8Array<ArrayBuffer>
  readonly isDeflated: boolean
}

const END = 0x06_05_4b_50
const HEADER = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const END_BYTES = 22
const HEADER_BYTES = 46
const LOCAL_BYTES = 30
const MAX_COMMENT = 0xff_ff

const damaged = err({ type: 'damaged' } as const)

/**
 * Entries of an archive by its directory, nothing of them inflated yet. Of two with one name the first counts: a second
 * would be read instead of the one that other programs show.
 */
export function readArchive(bytes: Uint8Array<ArrayBuffer>): Result<ReadonlyMap<string, Entry>, AgendaFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lowest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT)
  let end = bytes.length - END_BYTES
  while (end >= lowest && view.getUint32(end, true) !== END) end -= 1
  if (end < lowest) return damaged
  const count = view.getUint16(end + 10, true)
  if (count > agendaLimits.entries) return err({ type: 'too-complex' })
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i += 1) {
    if (at + HEADER_BYTES > bytes.length || view.getUint32(at, true) !== HEADER) return damaged
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const nameEnd = at + HEADER_BYTES + view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + HEADER_BYTES, nameEnd))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if ((flags & 1) !== 0) return err({ type: 'locked' })
    if (local + LOCAL_BYTES > bytes.length || view.getUint32(local, true) !== LOCAL) return damaged
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (start + size > bytes.length || (method !== 0 && method !== 8)) return damaged
    if (!entries.has(name))
      entries.set(name, { name, data: bytes.subarray(start, start + size), isDeflated: method === 8 })
  }
  return ok(entries)
}

/** Bytes that are inflated at a time: at most a thousand times as many come out. */
const STEP_BYTES = 4096

/** The contents of an entry; inflating stops as soon as there are more than `limit` bytes. */
export async function inflate(
  { data, isDeflated }: Entry,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, AgendaFault>> {
  if (!isDeflated) return data.length > limit ? err({ type: 'too-complex' }) : ok(data)
  let at = 0
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= data.length) return controller.close()
      controller.enqueue(data.subarray(at, at + STEP_BYTES))
      at += STEP_BYTES
    },
  })
  const chunks: Uint8Array[] = []
  let total = 0
  try {
    for await (const chunk of source.pipeThrough(new DecompressionStream('deflate-raw'))) {
      total += chunk.length
      if (total > limit) return err({ type: 'too-complex' })
      chunks.push(chunk)
    }
  } catch {
    return damaged
  }
  const whole = new Uint8Array(total)
  let done = 0
  for (const chunk of chunks) {
    whole.set(chunk, done)
    done += chunk.length
  }
  return ok(whole)
}
