import { crc32 } from '../crc.ts'
import { letters, startsWith } from '../demuxer.ts'

/** MPEG-TS tables (ISO/IEC 13818-1, section 2.4.4) that lead to the audio track. */

const PROGRAMS = 0
const PROGRAM_MAP = 2
const AAC_ADTS = 0x0f
const PRIVATE = 0x06
const REGISTRATION = 5
const EXTENSION = 0x7f
const OPUS_EXTENSION = 0x80
const OPUS = letters('Opus')
const HEAD = 3
const CHECKSUM = 4
const PID_MASK = 0x1f

/** A readable track with its packet id. */
export interface FoundTrack {
  readonly pid: number
  readonly codec: 'aac' | 'opus'
  readonly channels: number
}

/**
 * The section that begins in the payload of a packet.
 *
 * @returns undefined if it is damaged or continues in another packet, which tables of one track never do
 */
function readSection(payload: Uint8Array, table: number): Uint8Array | undefined {
  const section = payload.subarray(1 + (payload[0] ?? 0))
  const end = HEAD + (((section[1] ?? 0) & 0x0f) << 8) + (section[2] ?? 0)
  if (section[0] !== table || section.length < end || end < HEAD + CHECKSUM) return undefined
  return crc32(section.subarray(0, end), 0xffff_ffff) === 0 ? section.subarray(0, end - CHECKSUM) : undefined
}

const pidAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) & PID_MASK) << 8) | (bytes[at + 1] ?? 0)

/** @returns the packet id of the first program's map */
export function readPrograms(payload: Uint8Array): number | undefined {
  const section = readSection(payload, PROGRAMS)
  if (section === undefined) return undefined
  for (let at = 8; at + 4 <= section.length; at += 4)
    if ((section[at] ?? 0) !== 0 || (section[at + 1] ?? 0) !== 0) return pidAt(section, at + 2)
  return undefined
}

/** @returns the first readable track, `none` if the map has none, and undefined if it is not a map */
export function readProgramMap(payload: Uint8Array): FoundTrack | 'none' | undefined {
  const section = readSection(payload, PROGRAM_MAP)
  if (section === undefined) return undefined
  let at = 12 + lengthAt(section, 10)
  while (at + 5 <= section.length) {
    const next = at + 5 + lengthAt(section, at + 3)
    const found = readTrack(section.subarray(at, next))
    if (found !== undefined) return found
    at = next
  }
  return 'none'
}

const lengthAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) & 0x0f) << 8) | (bytes[at + 1] ?? 0)

function readTrack(entry: Uint8Array): FoundTrack | undefined {
  const pid = pidAt(entry, 1)
  if (entry[0] === AAC_ADTS) return { pid, codec: 'aac', channels: 1 }
  if (entry[0] !== PRIVATE) return undefined
  let isOpus = false
  let channels = 2
  for (let at = 5; at + 2 <= entry.length; at += 2 + (entry[at + 1] ?? 0)) {
    const descriptor = entry.subarray(at + 2, at + 2 + (entry[at + 1] ?? 0))
    if (entry[at] === REGISTRATION) isOpus = startsWith(descriptor, OPUS)
    if (entry[at] === EXTENSION && descriptor[0] === OPUS_EXTENSION) channels = descriptor[1] ?? 2
  }
  // 0 means two unrelated channels (dual mono).
  return isOpus && channels <= 2 ? { pid, codec: 'opus', channels: channels === 1 ? 1 : 2 } : undefined
}
