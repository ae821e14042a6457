import type { Plan } from '../rest/account/key-state.ts'

const KB = 1024
const MB = 1024 * KB

export interface DocumentType {
  readonly mediaType: string
  /** Bytes of an upload. */
  readonly limits: { readonly [P in Plan]: number }
}

const both = (limit: number) => ({ pro: limit, free: limit })
const byPlan = { pro: 30 * MB, free: 10 * MB }
const office = (kind: string): DocumentType => ({
  mediaType: `application/vnd.openxmlformats-officedocument.${kind}`,
  limits: byPlan,
})
const html: DocumentType = { mediaType: 'text/html', limits: both(5 * MB) }
const xliff: DocumentType = { mediaType: 'application/xliff+xml', limits: both(10 * MB) }
const jpeg: DocumentType = { mediaType: 'image/jpeg', limits: both(3 * MB) }

/** Document types for upload, by file extension. */
export const documentTypes: ReadonlyMap<string, DocumentType> = new Map([
  ['doc', { mediaType: 'application/msword', limits: byPlan }],
  ['docx', office('wordprocessingml.document')],
  ['pptx', office('presentationml.presentation')],
  ['xlsx', office('spreadsheetml.sheet')],
  ['pdf', { mediaType: 'application/pdf', limits: byPlan }],
  ['htm', html],
  ['html', html],
  ['txt', { mediaType: 'text/plain', limits: both(MB) }],
  ['xlf', xliff],
  ['xliff', xliff],
  ['srt', { mediaType: 'application/x-subrip', limits: both(150 * KB) }],
  ['jpeg', jpeg],
  ['jpg', jpeg],
  ['png', { mediaType: 'image/png', limits: both(3 * MB) }],
])

/** Size limit of any upload, including the form around it. */
export const LARGEST_UPLOAD = 31 * MB
