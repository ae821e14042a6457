import type { AgendaFile } from '../../../src/core/session/agenda/agenda.ts'

/** A file of an agenda, as a page hands it over. */
export function agendaFile(contents: string | Uint8Array<ArrayBuffer>): AgendaFile {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents
  return { size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
}
