import * as z from 'zod'
import type { KeyState } from '../rest/account/key-state.ts'
import { refuse } from '../rest/http/api-request.ts'
import { baseOf, flag, sourceCode, targetCode } from '../rest/http/fields.ts'
import { UploadedFile } from '../rest/http/form.ts'
import { readInput } from '../rest/http/parse-input.ts'
import { findTextResources, resourceFields } from '../rest/text-resources.ts'
import { uploadTypes } from './document-types.ts'
import type { DocumentWording } from './translate-document.ts'

const schema = z.object({
  file: z.instanceof(UploadedFile, { error: 'not a file' }),
  filename: z.string().min(1).optional(),
  target_lang: targetCode,
  source_lang: sourceCode.optional(),
  output_format: z
    .string()
    .transform((extension) => extension.toLowerCase())
    .optional(),
  // Ignored: the documents that could have one are returned as they are.
  enable_watermark: flag.optional(),
  ...resourceFields,
})

/** A document to be translated. */
export interface Upload {
  /** In lower case. */
  readonly extension: string
  readonly bytes: Uint8Array
  readonly wording: DocumentWording
}

const extensionOf = (name: string): string | undefined => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase()

/** Different extensions of one type; a document of the old Word becomes one of the new Word. */
const isOutputOf = (output: string, source: string): boolean =>
  source === 'doc'
    ? output === 'docx'
    : uploadTypes.get(output)?.mediaType === uploadTypes.get(source)?.mediaType

/** Reads the parts of an upload, or refuses it. */
export function readUpload(body: unknown, state: KeyState): Upload {
  const input = readInput(schema, body)
  const { file, filename, source_lang: source, target_lang: target, output_format: output } = input
  const name = filename ?? file.name
  if (name === undefined) return refuse(400, "Parameter 'filename' not specified.")
  const extension = extensionOf(name) ?? ''
  const type = uploadTypes.get(extension)
  if (type === undefined) return refuse(400, `Documents of the type '${extension}' are not supported.`)
  if (output !== undefined && !uploadTypes.has(output)) return refuse(400, "Bad value for 'output_format'.")
  if (output !== undefined && !isOutputOf(output, extension))
    return refuse(400, `The demo service does not turn '${extension}' into '${output}'.`)
  if (source !== undefined && baseOf(source) === baseOf(target))
    return refuse(400, 'Source and target language are equal.')
  if (file.bytes.length === 0) return refuse(400, 'The document is empty.')
  const limit = type.limits[state.plan]
  if (file.bytes.length > limit)
    return refuse(413, `Documents of the type '${extension}' may have ${limit} bytes.`)
  return {
    extension,
    bytes: file.bytes,
    wording: { ...findTextResources(state, input), source, target },
  }
}
