import * as z from 'zod/mini'
import type { KeptGap } from '../../core/session/library/session-schema.ts'
import { rangesIn, type SideSpan } from '../../core/session/missing-speech/missing-ranges.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../core/voice/config.ts'
import { type Gap, withoutSpan } from '../../core/voice/sending/sending-gaps.ts'
import { type Side, sideSchema } from '../../core/voice/sides.ts'
import type { TakeName } from './outage-files.ts'
import { type OpenedRecords, type SealedRecord, sealedBytes } from './sealed-records.ts'
import { packetsOfTake, soundIn } from './take-packets.ts'

/** The first record of a file. */
const headSchema = z.object({
  side: z.optional(sideSchema),
  /** Beginning of the sound, in milliseconds of the session. */
  fromMs: z.number(),
  config: voiceConfigSchema,
  /** The account that the session ran with. */
  account: z.string(),
})
export type TakeHead = z.output<typeof headSchema>

/** The recorded sound of an outage. */
export interface Take extends TakeName {
  readonly side: Side | undefined
  readonly fromMs: number
  readonly config: VoiceConfig
  readonly account: string
  /** Duration of the sound, with what cannot be read of it. */
  readonly untilMs: number
  /** The spans of it that can be read, in milliseconds of the session. */
  readable: readonly Gap[]
  /** Missing speech in it that is not translated yet, in milliseconds of the session. */
  ranges: readonly Gap[]
  /** Missing speech in it that cannot be read, and stays missing. */
  unreadable: readonly Gap[]
  /** Whether the outage goes on. */
  isOpen: boolean
}

/** A take that this run can append to. */
export interface OpenTake extends Take {
  untilMs: number
  readonly key: Uint8Array
  bytes: number
  counter: number
  chunks: number
  work: Promise<unknown>
}

export const spanOf = ({ side, fromMs, untilMs }: Take): SideSpan => ({
  fromMs,
  toMs: fromMs + untilMs,
  ...(side !== undefined && { side }),
})

const EVERYTHING: readonly Gap[] = [{ fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY }]

/** A take of which nothing is known to be missing. */
export const untouched = { readable: EVERYTHING, ranges: [], unreadable: [] } as const

/** Parts the missing speech of a take into what can be translated and what cannot be read. */
export function setMissing(take: Take, gaps: readonly KeptGap[]): void {
  const missing = rangesIn(gaps, spanOf(take))
  take.ranges = missing.flatMap((range) => rangesIn(take.readable, range))
  take.unreadable = take.readable.reduce(withoutSpan, missing)
}

/** Its file was read before it is translated: what of the speech turns out not to be readable is not translated. */
export function narrow(take: Take, readable: readonly Gap[]): void {
  take.readable = readable
  take.unreadable = [...take.unreadable, ...readable.reduce(withoutSpan, take.ranges)]
  take.ranges = take.ranges.flatMap((range) => rangesIn(readable, range))
}

/** The take up to its first damage behind what is missing: captions are not put together across what cannot be read. */
export function firstPartOf(take: Take): Take | undefined {
  const [first] = take.ranges
  const span = first && take.readable.find(({ toMs }) => toMs > first.fromMs)
  return span && { ...take, untilMs: span.toMs - take.fromMs, ranges: rangesIn(take.ranges, span) }
}

/** @returns undefined if nothing can be made of its records; without sound, it has a duration of 0 */
export function toTake(name: TakeName, { records, untilMs, isWhole }: OpenedRecords): Take | undefined {
  const [first] = records
  if (first === undefined) return undefined
  const head = z.safeParse(headSchema, JSON.parse(Buffer.from(first.data).toString()))
  if (!head.success) return undefined
  const { side, ...known } = head.data
  const take = { ...name, ...known, side, untilMs, ...untouched, isOpen: false }
  return isWhole ? take : { ...take, readable: packetsOfTake(soundIn(records), take.fromMs).readable }
}

/**
 * Records that a killed host may have sealed after the last one that can be read, and of which parts may be on the disk:
 * their nonces are not used again.
 */
const MAX_LOST_RECORDS = 2 ** 20

/** Continues a take after the last of its records. */
export const continued = (take: Take, records: readonly SealedRecord[], key: Uint8Array): OpenTake => ({
  ...take,
  key,
  bytes: sealedBytes(records),
  counter: (records.at(-1)?.counter ?? 0) + MAX_LOST_RECORDS,
  chunks: records.length - 1,
  work: Promise.resolve(),
})
