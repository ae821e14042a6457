import type { AppErrorOf } from '../../base/errors.ts'
import type { Plan, ServiceProfile } from '../../service/service-profiles.ts'

const KB = 1024
const MB = 1024 * KB

interface DocumentType {
  /** The largest that the service takes, in bytes. */
  readonly maxBytes: { readonly [P in Plan]: number }
  /** Formats of its translation; the first is the default. */
  readonly outputs: readonly [string, ...string[]]
  /** Whether a short one is billed like one of a minimum length. */
  readonly hasMinimum?: true
}

const both = (bytes: number) => ({ pro: bytes, free: bytes })
const office = { pro: 100 * MB, free: 10 * MB }
const tables = { pro: 30 * MB, free: 10 * MB }

/** Document types that the service translates, by file extension in lower case. */
export const documentTypes = {
  doc: { maxBytes: office, outputs: ['docx'], hasMinimum: true },
  docx: { maxBytes: office, outputs: ['docx'], hasMinimum: true },
  pptx: { maxBytes: office, outputs: ['pptx'], hasMinimum: true },
  xlsx: { maxBytes: tables, outputs: ['xlsx'], hasMinimum: true },
  pdf: { maxBytes: office, outputs: ['pdf', 'docx'], hasMinimum: true },
  idml: { maxBytes: tables, outputs: ['idml'] },
  mif: { maxBytes: tables, outputs: ['mif'] },
  htm: { maxBytes: both(5 * MB), outputs: ['htm'] },
  html: { maxBytes: both(5 * MB), outputs: ['html'] },
  dita: { maxBytes: both(5 * MB), outputs: ['dita'] },
  xml: { maxBytes: both(10 * MB), outputs: ['xml'] },
  txt: { maxBytes: both(MB), outputs: ['txt'] },
  json: { maxBytes: both(MB), outputs: ['json'] },
  xlf: { maxBytes: both(10 * MB), outputs: ['xlf'] },
  xliff: { maxBytes: both(10 * MB), outputs: ['xliff'] },
  srt: { maxBytes: both(150 * KB), outputs: ['srt'] },
  jpeg: { maxBytes: both(3 * MB), outputs: ['jpeg'] },
  jpg: { maxBytes: both(3 * MB), outputs: ['jpg'] },
  png: { maxBytes: both(3 * MB), outputs: ['png'] },
} as const satisfies Record<string, DocumentType>

export type DocumentExtension = keyof typeof documentTypes
export const documentExtensions = Object.keys(documentTypes) as [DocumentExtension, ...DocumentExtension[]]

/** Formats of a translation: every type except those that are converted to another one. */
export const outputFormats = documentExtensions.filter((extension) =>
  (documentTypes[extension].outputs as readonly string[]).includes(extension),
) as [DocumentExtension, ...DocumentExtension[]]

/** The extension of a translation for which no format was chosen: that of the source, or the one it comes back as. */
export function usualOutputOf(source: string): string | undefined {
  const extension = extensionOf(source)
  return isDocumentExtension(extension) ? documentTypes[extension].outputs[0] : undefined
}

/** Upper limit for every type and plan. */
export const MAX_DOCUMENT_BYTES = Math.max(
  ...Object.values(documentTypes).map(({ maxBytes }) => maxBytes.pro),
)

/** File extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

export const isDocumentExtension = (extension: string): extension is DocumentExtension =>
  Object.hasOwn(documentTypes, extension)

/**
 * Characters that documents are billed with at least, each for each language.
 *
 * @param names of the documents
 */
export function minBilledCharacters(
  names: readonly string[],
  languages: number,
  { minDocumentCharacters }: Pick<ServiceProfile, 'minDocumentCharacters'>,
): number {
  const withMinimum = names.map(extensionOf).filter((extension) => {
    const type: DocumentType | undefined = isDocumentExtension(extension)
      ? documentTypes[extension]
      : undefined
    return type?.hasMinimum === true
  })
  return withMinimum.length * languages * minDocumentCharacters
}

type InputError = AppErrorOf<'invalid-input'>

/** Checks a document's name and size against the service's limits for a plan; returns the violation, if any. */
export function checkDocument(name: string, bytes: number, plan: Plan): InputError | undefined {
  const refuse = (problem: InputError['problem']): InputError => ({
    kind: 'invalid-input',
    field: 'file',
    problem,
  })
  const extension = extensionOf(name)
  if (!isDocumentExtension(extension)) return refuse({ type: 'unknown-value', value: extension || name })
  const limit = documentTypes[extension].maxBytes[plan]
  if (bytes > limit) return refuse({ type: 'too-much', limit, actual: bytes, unit: 'bytes' })
  return bytes === 0 ? refuse({ type: 'missing' }) : undefined
}
