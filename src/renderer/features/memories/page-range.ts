/** Range of items on a page of a list. */
export interface PageRange {
  /** Counted from 1; 0 if the page is empty. */
  readonly first: number
  readonly last: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** @param page from 0 */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const before = page * pageSize
  const last = Math.min(before + pageSize, total)
  return {
    first: last > before ? before + 1 : 0,
    last: last > before ? last : 0,
    hasPrevious: page > 0,
    hasNext: last < total && last > before,
  }
}

/** The page to show if this one no longer exists because the list has become shorter. */
export const nearestPage = (page: number, pageSize: number, total: number): number =>
  Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1))
