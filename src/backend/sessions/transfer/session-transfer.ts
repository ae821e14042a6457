import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { HandlersOf } from '../../../core/contract/contract.ts'
import { linesOfSession } from '../../../core/session/library/export/export.ts'
import type { IncomingFiles } from '../../documents/incoming.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SessionPart } from '../session-requests.ts'

interface SessionTransferOptions {
  readonly storage: Pick<Storage, 'ask'>
  /** Writes and reads files while the storage goes on. */
  readonly sessionFiles: Pick<Storage, 'ask'>
  readonly incoming: Pick<IncomingFiles, 'read' | 'forget'>
}

/** All captions of a session so far, in parts: each a JSON list. */
export async function partsOfSession(storage: Pick<Storage, 'ask'>, id: string): Promise<Result<string[]>> {
  const parts: string[] = []
  let from: number | undefined = 0
  while (from !== undefined) {
    const read: Result<SessionPart> = await storage.ask('session.part', { id, from })
    if (!read.ok) return read
    parts.push(read.value.part)
    from = read.value.next
  }
  return ok(parts)
}

/** Exports and imports sessions. Each is read and stored in parts, and other requests are answered in between. */
export function createSessionTransfer({
  storage,
  sessionFiles,
  incoming,
}: SessionTransferOptions): HandlersOf<
  'session.export' | 'session.examine' | 'session.dismissFile' | 'session.import'
> {
  return {
    'session.export': async ({ id, format, lines, separator }) => {
      const session = await storage.ask('session.get', { id })
      if (!session.ok) return session
      const known = linesOfSession(session.value)
      const value = lines?.find((line) => !known.includes(line))
      if (value !== undefined)
        return err({ kind: 'invalid-input', field: 'lines', problem: { type: 'unknown-value', value } })
      const parts = await partsOfSession(storage, id)
      return parts.ok
        ? sessionFiles.ask('sessionFile.write', {
            session: session.value,
            parts: parts.value,
            format,
            lines,
            separator,
          })
        : parts
    },
    'session.examine': async ({ file }) => {
      const read = await incoming.read(file)
      return read.ok ? sessionFiles.ask('sessionFile.preview', read.value.content) : read
    },
    'session.dismissFile': async ({ file }) => {
      incoming.forget(file)
      return ok({})
    },
    'session.import': async ({ file }) => {
      const read = await incoming.read(file)
      if (!read.ok) return read
      const session = await sessionFiles.ask('sessionFile.read', read.value.content)
      if (!session.ok) return session
      const taken = await storage.ask('session.take', { id: randomUUID(), file: session.value })
      if (taken.ok) incoming.forget(file)
      return taken
    },
  }
}
