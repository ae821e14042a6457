import type { KeyPlan } from '../rest/account/key-state.ts'

const KB = 1024
const MB = 1024 * KB

export interface DocumentType {
  readonly mediaType: string
  /** Bytes of an upload. */
  readonly limits: { readonly [P in KeyPlan]: number }
}

const both = (limit: number) => ({ pro: limit, free: limit })
const byPlan = (pro: number) => ({ pro: pro * MB, free: 10 * MB })
const office = (kind: string, pro = 100): DocumentType => ({
  mediaType: `application/vnd.openxmlformats-officedocument.${kind}`,
  limits: byPlan(pro),
})
const html: DocumentType = { mediaType: 'text/html', limits: both(5 * MB) }
const xliff: DocumentType = { mediaType: 'application/xliff+xml', limits: both(10 * MB) }
const jpeg: DocumentType = { mediaType: 'image/jpeg', limits: both(3 * MB) }

/** Document types for upload, by file extension. */
export const uploadTypes: ReadonlyMap<string, DocumentType> = new Map([
  ['doc', { mediaType: 'application/msword', limits: byPlan(100) }],
  ['docx', office('wordprocessingml.document')],
  ['pptx', office('presentationml.presentation')],
  ['xlsx', office('spreadsheetml.sheet', 30)],
  ['pdf', { mediaType: 'application/pdf', limits: byPlan(100) }],
  ['idml', { mediaType: 'application/vnd.adobe.indesign-idml-package', limits: byPlan(30) }],
  ['mif', { mediaType: 'application/vnd.mif', limits: byPlan(30) }],
  ['xml', { mediaType: 'application/xml', limits: both(10 * MB) }],
  ['dita', { mediaType: 'application/dita+xml', limits: both(5 * MB) }],
  ['json', { mediaType: 'application/json', limits: both(MB) }],
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
export const LARGEST_UPLOAD = 101 * MB
