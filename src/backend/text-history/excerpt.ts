import { findTerms, type Term } from '../../core/library/search-text.ts'
import { EXCERPT_LENGTH } from '../../core/text-history/calls.ts'

/** Code points before the match. */
const BEFORE = 60
/** UTF-16 units that are searched: a list must not read whole books. */
const MAX_SEARCHED = 100_000

/** The beginning of a text, or the part with the first match; an ellipsis marks omissions. */
export function toExcerpt(text: string, terms: readonly Term[]): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const [found] = terms.length === 0 ? [] : findTerms(text.slice(0, MAX_SEARCHED), terms)
  const head = Array.from(text.slice(0, found?.from ?? 0))
  const from = Math.max(0, head.length - BEFORE)
  const start = head.slice(0, from).join('').length
  const shown = Array.from(text.slice(start, start + EXCERPT_LENGTH * 2))
    .slice(0, EXCERPT_LENGTH)
    .join('')
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`
}
