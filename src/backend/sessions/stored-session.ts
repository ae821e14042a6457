import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../core/languages/codes.ts'
import {
  gapSchema,
  type KeptGap,
  MAX_SESSION_MS,
  MAX_TIMESTAMP,
  type SessionAbout,
  sessionAboutSchema,
} from '../../core/library/sessions.ts'
import { parseJson } from '../library/stored-values.ts'
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
  readonly gaps: KeptGap[]
  readonly audioMs: number
}

type Row = Record<string, unknown>

const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === null ? undefined : read(value)

const timestampOf = (value: unknown): number => salvageNumber(value, MAX_TIMESTAMP)

/** The readable part of a session's settings: its languages determine the displayed lines. */
function salvageAbout(stored: unknown): SessionAbout {
  const raw = typeof stored === 'object' && stored !== null ? stored : {}
  const languages = (name: keyof SessionAbout) =>
    salvageList(foreignLanguageCode, Reflect.get(raw, name)).value.slice(0, 20)
  return {
    targetLanguages: languages('targetLanguages'),
    spokenLanguages: languages('spokenLanguages'),
    isDemo: Reflect.get(raw, 'isDemo') === true,
    settings: {},
  }
}

/** Reads a row as far as it fits. Its integers may be of 64 bits, so they come as `bigint`. */
export function toStoredSession(row: Row): StoredSession {
  const about = parseJson(row['about'])
  return {
    id: String(row['id']),
    place: Number(row['place']),
    startedAt: timestampOf(row['started_at']),
    endedAt: optional(row['ended_at'], timestampOf),
    owner: optional(row['owner'], String),
    isInterrupted: Number(row['is_interrupted']) === 1,
    title: String(row['title']),
    notes: String(row['notes']),
    tags: salvageList(z.string(), parseJson(row['tags'])).value,
    about: salvage(sessionAboutSchema, about, salvageAbout(about)).value,
    gaps: salvageList(gapSchema, parseJson(row['gaps'])).value,
    audioMs: salvageNumber(row['audio_ms'], MAX_SESSION_MS),
  }
}
