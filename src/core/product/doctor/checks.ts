import * as z from 'zod/mini'
import type { MicrophoneLevel } from '../../audio/capture/microphone-trial.ts'
import { type AppError, appErrorSchema } from '../../base/errors.ts'

export const checkStatuses = ['ok', 'warning', 'failed', 'skipped'] as const
export type CheckStatus = (typeof checkStatuses)[number]

/**
 * All checks in display order, with all possible findings and the status of each. The last two need a page,
 * which adds them to the host's result.
 */
export const findings = {
  region: {
    known: 'ok',
    own: 'ok',
    local: 'ok',
    doubtful: 'warning',
    elsewhere: 'failed',
    unreachable: 'failed',
    skipped: 'skipped',
  },
  key: {
    accepted: 'ok',
    demo: 'ok',
    limited: 'ok',
    missing: 'failed',
    refused: 'failed',
    skipped: 'skipped',
  },
  plan: {
    known: 'ok',
    unlimited: 'ok',
    counted: 'ok',
    uncounted: 'ok',
    'used-up': 'warning',
    other: 'warning',
    unreported: 'warning',
    skipped: 'skipped',
  },
  products: { all: 'ok', some: 'warning', unreported: 'warning', skipped: 'skipped' },
  clock: { right: 'ok', wrong: 'warning', unreported: 'warning', skipped: 'skipped' },
  proxy: {
    none: 'ok',
    used: 'ok',
    'none-browser': 'ok',
    'used-browser': 'warning',
    unusable: 'failed',
    skipped: 'skipped',
  },
  'round-trip': { quick: 'ok', slow: 'warning', failed: 'failed', skipped: 'skipped' },
  voice: {
    works: 'ok',
    excluded: 'skipped',
    refused: 'failed',
    unreachable: 'failed',
    silent: 'failed',
    skipped: 'skipped',
  },
  'parley-microphone': { works: 'ok', off: 'skipped', silent: 'warning', failed: 'failed' },
  microphone: {
    heard: 'ok',
    silent: 'warning',
    low: 'warning',
    clipped: 'warning',
    failed: 'failed',
    skipped: 'skipped',
  },
  speaker: { works: 'ok', damaged: 'warning', failed: 'failed', skipped: 'skipped' },
} as const satisfies Record<string, Record<string, CheckStatus>>

export type CheckId = keyof typeof findings
export type FindingOf<I extends CheckId> = keyof (typeof findings)[I] & string

export const checkIds = Object.keys(findings) as [CheckId, ...CheckId[]]

export const checkSchema = z.object({
  id: z.enum(checkIds),
  status: z.enum(checkStatuses),
  /** One of `findings`. */
  finding: z.string(),
  /** Measured or read values that the texts of the finding mention. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  error: z.optional(appErrorSchema),
  /** Key of the remedy's text, if there is one. */
  remedy: z.optional(z.string()),
})
export type Check = z.output<typeof checkSchema>

interface Found {
  readonly facts?: Check['facts']
  readonly error?: AppError
}

/** Status of each finding. */
export function found<I extends CheckId>(
  id: I,
  finding: FindingOf<I>,
  { facts = {}, error }: Found = {},
): Check {
  const meanings: Readonly<Record<string, CheckStatus>> = findings[id]
  const status = meanings[finding] ?? 'skipped'
  return {
    id,
    status,
    finding,
    facts,
    ...(error !== undefined && { error }),
    ...(status !== 'ok' && status !== 'skipped' && { remedy: `doctor.findings.${id}.${finding}.remedy` }),
  }
}

export const levelCheck = ({ finding, decibels }: MicrophoneLevel): Check =>
  found('microphone', finding, finding === 'silent' ? {} : { facts: { decibels } })
