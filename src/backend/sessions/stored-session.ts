import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../core/languages/codes.ts'
import { type Figures, figuresSchema } from '../../core/session/figures/figures.ts'
import {
  gapSchema,
  type KeptGap,
  MAX_SESSION_MS,
  MAX_TIMESTAMP,
  type SessionAbout,
  type SessionSides,
  sessionAboutSchema,
  sessionSidesSchema,
  sideNameSchema,
} from '../../core/session/library/session-schema.ts'
import { NOTHING_SETTLED, type SettledLate } from '../../core/session/missing-speech/missing-ranges.ts'
import type { Side } from '../../core/voice/sides.ts'
import { parseStoredJson } from '../library/stored-values.ts'
import { salvage, salvageList, salvageNumber } from './salvage.ts'

/** A session as it is stored. Its captions are found by its place. */
export interface StoredSession {
  readonly id: string
  readonly place: number
  readonly startedAt: number
  readonly endedAt: number | undefined
  readonly owner: string | undefined
  readonly isInterrupted: boolean
  readonly title: string
  readonly notes: string
  readonly tags: readonly string[]
  readonly about: SessionAbout
  /** Undefined for a session of one voice. */
  readonly sides: SessionSides | undefined
  readonly gaps: KeptGap[]
  readonly audioMs: number
  readonly late: SettledLate
  /** Undefined if nothing was measured. */
  readonly figures: readonly Figures[] | undefined
}

type Row = Record<string, unknown>

const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === null ? undefined : read(value)

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const timestampOf = (value: unknown): number => salvageNumber(value, MAX_TIMESTAMP)

/** The readable part of a session's settings: its languages determine the displayed lines. */
function salvageAbout(stored: unknown): SessionAbout {
  const languages = (name: keyof SessionAbout) =>
    salvageList(foreignLanguageCode, propertyOf(stored, name)).value.slice(0, 20)
  return {
    targetLanguages: languages('targetLanguages'),
    spokenLanguages: languages('spokenLanguages'),
    isDemo: propertyOf(stored, 'isDemo') === true,
    settings: {},
  }
}

/** The readable part of the sides of a session: their names tell their captions apart. */
function salvageSides(stored: unknown): SessionSides {
  const read = (side: Side) => {
    const { isDemo: _isDemo, ...about } = salvageAbout(propertyOf(stored, side))
    return {
      ...about,
      name: salvage(sideNameSchema, propertyOf(propertyOf(stored, side), 'name'), side).value,
    }
  }
  return { mine: read('mine'), theirs: read('theirs') }
}

function toSides(stored: unknown): SessionSides {
  const sides = parseStoredJson(stored)
  return salvage(sessionSidesSchema, sides, salvageSides(sides)).value
}

function toLate(stored: unknown): SettledLate {
  const late = parseStoredJson(stored)
  return {
    spans: salvageList(gapSchema, propertyOf(late, 'spans')).value,
    audioMs: salvageNumber(propertyOf(late, 'audioMs'), MAX_SESSION_MS),
  }
}

/** Reads the valid part of a row. Its integers may have 64 bits, so they are `bigint`. */
export function toStoredSession(row: Row): StoredSession {
  const about = parseStoredJson(row['about'])
  return {
    id: String(row['id']),
    place: Number(row['place']),
    startedAt: timestampOf(row['started_at']),
    endedAt: optional(row['ended_at'], timestampOf),
    owner: optional(row['owner'], String),
    isInterrupted: Number(row['is_interrupted']) === 1,
    title: String(row['title']),
    notes: String(row['notes']),
    tags: salvageList(z.string(), parseStoredJson(row['tags'])).value,
    about: salvage(sessionAboutSchema, about, salvageAbout(about)).value,
    sides: optional(row['sides'], toSides),
    gaps: salvageList(gapSchema, parseStoredJson(row['gaps'])).value,
    audioMs: salvageNumber(row['audio_ms'], MAX_SESSION_MS),
    late: optional(row['late'], toLate) ?? NOTHING_SETTLED,
    figures: optional(row['figures'], (stored) => salvageList(figuresSchema, parseStoredJson(stored)).value),
  }
}
