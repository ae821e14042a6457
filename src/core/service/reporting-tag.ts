import * as z from 'zod/mini'

/**
 * Name to which the service attributes usage in its reports, such as a team or a project: printable ASCII,
 * for a header.
 */
export const MAX_REPORTING_TAG = 100
export const reportingTagSchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_REPORTING_TAG), z.regex(/^[\x20-\x7E]*$/))
