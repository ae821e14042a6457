import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../core/languages/codes.ts'
import { indexText } from '../../core/session/library/search-text.ts'
import {
  type KeptCaption,
  MAX_CAPTIONS,
  MAX_SESSION_MS,
  MAX_STORED_LENGTH,
  SOURCE,
  type StoredCaptionView,
} from '../../core/session/library/session-schema.ts'
import { sideSchema } from '../../core/voice/sides.ts'
import { parseStoredJson } from '../library/stored-values.ts'
import { salvage, salvageList, salvageNumber, salvageRecord } from './salvage.ts'

/**
 * The user's edit of a line, and the line that it was made from: an unfinished caption may still grow. It is settled
 * once the user was asked what it teaches.
 */
const editSchema = z.object({ base: z.string(), text: z.string(), isSettled: z.optional(z.boolean()) })
export type Edits = Readonly<Record<string, z.output<typeof editSchema>>>

/** A caption as it is stored: the concluded text and the user's edits. */
export interface StoredCaption extends KeptCaption {
  readonly edits: Edits
  /** Whether its text was read as it was written; otherwise the content of the index is unknown. */
  readonly isTextWhole: boolean
}

type Row = Record<string, unknown>

const textSchema = z.string().check(z.maxLength(MAX_STORED_LENGTH))
const lineName = z.string()

/** Reads the valid part of a row. */
export function toStoredCaption(row: Row): StoredCaption {
  const language = salvage(z.optional(foreignLanguageCode), row['language'] ?? undefined, undefined)
  const side = salvage(z.optional(sideSchema), row['side'] ?? undefined, undefined)
  const source = salvage(textSchema, row['source'], String(row['source']).slice(0, MAX_STORED_LENGTH))
  const targets = salvageRecord(foreignLanguageCode, textSchema, parseStoredJson(row['targets']))
  const edits = salvageRecord(lineName, editSchema, parseStoredJson(row['edits'] ?? '{}'))
  const unfinished = salvageList(foreignLanguageCode, parseStoredJson(row['unfinished'] ?? '[]'))
  return {
    index: Number(row['id']) % MAX_CAPTIONS,
    startMs: salvageNumber(row['start_ms'], MAX_SESSION_MS),
    endMs: salvageNumber(row['end_ms'], MAX_SESSION_MS),
    ...(side.value !== undefined && { side: side.value }),
    ...(language.value !== undefined && { language: language.value }),
    source: source.value,
    targets: targets.value,
    ...(unfinished.value.length > 0 && { unfinished: unfinished.value }),
    edits: edits.value,
    isTextWhole: source.isWhole && targets.isWhole && edits.isWhole,
  }
}

export function originalOf({ source, targets }: KeptCaption, line: string): string | undefined {
  if (line === SOURCE) return source
  return Object.hasOwn(targets, line) ? targets[line] : undefined
}

/** A caption with what its recorder has not finished: a line is taken from there if it goes on as it is stored. */
export function withRest(stored: KeptCaption, rest: KeptCaption): KeptCaption {
  const lines = [SOURCE, ...Object.keys({ ...stored.targets, ...rest.targets })]
  const ofLine = (line: string): KeptCaption =>
    originalOf(rest, line)?.startsWith(originalOf(stored, line) ?? '') === true ? rest : stored
  const unfinished = lines.filter((line) => ofLine(line).unfinished?.includes(line))
  const { unfinished: _unfinished, ...caption } = ofLine(SOURCE)
  return {
    ...caption,
    targets: Object.fromEntries(lines.slice(1).map((line) => [line, originalOf(ofLine(line), line) ?? ''])),
    ...(unfinished.length > 0 && { unfinished }),
  }
}

/** Text that was spoken after the edit follows it. If the original has changed, the edit stands alone. */
const edited = (original: string, { base, text }: Edits[string]): string =>
  (original.startsWith(base) ? text + original.slice(base.length) : text).slice(0, MAX_STORED_LENGTH)

export function toCaptionView({
  edits,
  isTextWhole: _isTextWhole,
  ...caption
}: StoredCaption): StoredCaptionView {
  const view = { ...caption, targets: { ...caption.targets }, originals: {} as Record<string, string> }
  for (const [line, edit] of Object.entries(edits)) {
    const original = originalOf(caption, line)
    if (original === undefined) continue
    view.originals[line] = original
    if (line === SOURCE) view.source = edited(original, edit)
    else view.targets[line] = edited(original, edit)
  }
  return view
}

/** Index tokens of a caption. */
export function indexTokensOf(stored: StoredCaption): string {
  const { source, targets } = toCaptionView(stored)
  return indexText([source, ...Object.values(targets)])
}
