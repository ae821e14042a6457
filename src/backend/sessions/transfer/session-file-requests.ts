import type { CsvSeparator } from '../../../core/base/csv-cell.ts'
import { decodeText } from '../../../core/base/decode-text.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { type ExportedFile, exportSession } from '../../../core/session/library/export/export.ts'
import type { ExportFormat } from '../../../core/session/library/export/export-formats.ts'
import {
  type CaptionFile,
  previewOf,
  readSessionFile,
} from '../../../core/session/library/export/session-file.ts'
import type {
  SessionPreview,
  SessionView,
  StoredCaptionView,
} from '../../../core/session/library/session-schema.ts'
import type { FileInParts } from './taken-session.ts'

/** Captions in a part of an imported file, and their length as JSON: what is stored in one step. */
const PART_CAPTIONS = 100
const PART_LENGTH = 10_000

interface Writing {
  readonly session: SessionView
  /** All captions, in parts: each a JSON list. */
  readonly parts: readonly string[]
  readonly format: ExportFormat
  readonly lines?: readonly string[] | undefined
  readonly separator?: CsvSeparator | undefined
}

/**
 * Requests that write and read session files. They touch no data, and their cost is decided by how long a meeting was, or
 * by a stranger's file: they are made of a thread that nothing else waits for.
 */
export const createSessionFileRequests = () => ({
  'sessionFile.write': ({ session, parts, format, lines, separator }: Writing): Result<ExportedFile> =>
    ok(
      exportSession(
        session,
        parts.flatMap((part) => JSON.parse(part) as StoredCaptionView[]),
        format,
        lines,
        separator,
      ),
    ),
  'sessionFile.preview': (content: Uint8Array): Result<SessionPreview> => {
    const file = read(content)
    return file.ok ? ok(previewOf(file.value)) : file
  },
  'sessionFile.read': (content: Uint8Array): Result<FileInParts> => {
    const file = read(content)
    if (!file.ok) return file
    const { captions, ...session } = file.value
    return ok({ session, parts: toParts(captions), captions: captions.length })
  },
})

function read(content: Uint8Array) {
  const text = decodeText(content)
  if (!text.ok)
    return err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'not-text', ...text.error },
    } as const)
  const file = readSessionFile(text.value)
  return file.ok
    ? file
    : err({
        kind: 'invalid-input',
        field: 'file',
        problem: { type: 'malformed', detail: file.error },
      } as const)
}

function toParts(captions: readonly CaptionFile[]): string[] {
  const parts: string[] = []
  let part: string[] = []
  let length = 0
  const close = () => {
    if (part.length > 0) parts.push(`[${part.join(',')}]`)
    part = []
    length = 0
  }
  for (const caption of captions) {
    const text = JSON.stringify(caption)
    part.push(text)
    length += text.length
    if (part.length === PART_CAPTIONS || length >= PART_LENGTH) close()
  }
  close()
  return parts
}
