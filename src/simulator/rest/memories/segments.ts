import * as z from 'zod'
import { type ApiRequest, type ApiResponse, okResponse, refuse } from '../http/api-request.ts'
import { flag, integer, readQuery, textOf } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import { memoriesOf, type StoredSegment } from './memory-store.ts'

const querySchema = z.object({
  page_size: integer(1, 100).default(50),
  page_cursor: textOf(2000).optional(),
  filter_text: textOf(1000)
    .refine((text) => Array.from(text).length >= 2, 'shorter than 2 characters')
    .optional(),
  filter_case_sensitive: flag.default(false),
})
type Query = z.output<typeof querySchema>

/** Start of a page, with the filter that it was made under. */
const cursorSchema = z.object({ at: z.int().min(0), filter: z.string() })

const filterOf = ({ filter_text: text, filter_case_sensitive: isCaseSensitive }: Query): string =>
  JSON.stringify([text ?? '', isCaseSensitive])

/** @returns undefined for a cursor that this service did not create for this filter */
function readCursor(query: Query): number | undefined {
  if (query.page_cursor === undefined) return 0
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(query.page_cursor, 'base64url').toString()))
    return cursor.filter === filterOf(query) ? cursor.at : undefined
  } catch {
    return undefined
  }
}

const writeCursor = (at: number, query: Query): string =>
  Buffer.from(JSON.stringify({ at, filter: filterOf(query) })).toString('base64url')

function matches({ source, targets }: StoredSegment, query: Query): boolean {
  const { filter_text: wanted, filter_case_sensitive: isCaseSensitive } = query
  if (wanted === undefined) return true
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase())
  return [source, ...targets.map(({ text }) => text)].some((text) => fold(text).includes(fold(wanted)))
}

/** A page of the segments of a memory. The count is that of the whole memory, whatever the filter. */
export function listSegments({ params, query: given, state }: ApiRequest): ApiResponse {
  const memory = memoriesOf(state).find(params['translation_memory_id'])
  const query = readInput(querySchema, readQuery(given))
  const first = readCursor(query) ?? refuse(400, "Bad value for 'page_cursor': not of this list.")
  const found = memory.segments.filter((segment) => matches(segment, query))
  const end = first + query.page_size
  const time = memory.createdAt.toISOString()
  return okResponse({
    segments: found.slice(first, end).map(({ id, source, targets }) => ({
      source_segment_id: id,
      source_text: source,
      creation_time: time,
      updated_time: time,
      targets: targets.map((target) => ({
        target_segment_id: target.id,
        target_language: target.language,
        target_text: target.text,
        creation_time: time,
        updated_time: time,
      })),
    })),
    segment_count: memory.segments.length,
    ...(end < found.length && { next_page_cursor: writeCursor(end, query) }),
  })
}
