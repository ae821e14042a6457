import * as z from 'zod/mini'
import { rangesIn, type SideSpan } from '../../core/session/missing-speech/missing-ranges.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../core/voice/config.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import { type Side, sideSchema } from '../../core/voice/sides.ts'
import type { TakeName } from './outage-files.ts'
import type { OpenedRecords, SealedRecord } from './sealed-records.ts'

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
  /** Duration of the sound, with what is damaged before its end. */
  readonly untilMs: number
  /** Missing speech in it that is not translated yet, in milliseconds of the session. */
  ranges: readonly Gap[]
  /** Whether the outage goes on. */
  isOpen: boolean
}

/** A take that this run can append to. */
export interface OpenTake extends Take {
  untilMs: number
  readonly key: Uint8Array
  bytes: number
  counter: number
  /** Number of the next chunk at least: one that was damaged is not counted. */
  chunks: number
  work: Promise<unknown>
}

export const spanOf = ({ side, fromMs, untilMs }: Take): SideSpan => ({
  fromMs,
  toMs: fromMs + untilMs,
  ...(side !== undefined && { side }),
})

/**
 * The take up to its first damage behind what is missing: captions are not put together across what cannot be read, which
 * stays a gap.
 */
export function nextPartOf(take: Take, readable: readonly Gap[]): Take | undefined {
  if (take.ranges.length > 0 && readable.length === 0)
    throw new Error('there is no sound in the recording of an outage')
  take.ranges = take.ranges.flatMap((range) => rangesIn(readable, range))
  const [first] = take.ranges
  const span = first && readable.find(({ toMs }) => toMs > first.fromMs)
  return (
    span && {
      ...take,
      untilMs: Math.min(take.untilMs, span.toMs - take.fromMs),
      ranges: rangesIn(take.ranges, span),
    }
  )
}

/** @returns undefined if nothing can be made of its records; without sound, it has a duration of 0 */
export function toTake(name: TakeName, records: readonly SealedRecord[]): Take | undefined {
  const [first] = records
  if (first === undefined) return undefined
  const head = z.safeParse(headSchema, JSON.parse(Buffer.from(first.data).toString()))
  if (!head.success) return undefined
  const { side, ...known } = head.data
  return { ...name, ...known, side, untilMs: records.at(-1)?.untilMs ?? 0, ranges: [], isOpen: false }
}

/**
 * Records that a killed host may have sealed after the last one that can be read, and of which parts may be on the disk:
 * their nonces are not used again.
 */
const MAX_LOST_RECORDS = 2 ** 20

/** Continues a take after the last of its records that can be read. */
export const continued = (take: Take, { records, endByte }: OpenedRecords, key: Uint8Array): OpenTake => ({
  ...take,
  key,
  bytes: endByte,
  counter: (records.at(-1)?.counter ?? 0) + MAX_LOST_RECORDS,
  chunks: records.length - 1,
  work: Promise.resolve(),
})
