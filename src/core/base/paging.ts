import * as z from 'zod/mini'

const MAX_PER_PAGE = 25

/** Paging of a long list; the service has defaults for omitted fields. */
export const pagingFields = {
  /** Counted from 0. */
  page: z.optional(z.int().check(z.gte(0))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(MAX_PER_PAGE))),
} as const

/** The same as the service's query: its parameters, and the fields that fill them. */
export const pagingQuery = { page: 'page', page_size: 'pageSize' } as const
