import type { WrongByte } from '../../base/decode-text.ts'

/** An agenda as read from a text or a file. */
export interface Agenda {
  /** Its words, a paragraph a line, without secrets and the boilerplate of invitations. */
  readonly text: string
  /** People named as such, like the attendees of a calendar entry. */
  readonly people: readonly string[]
  /** Number of lines that could not be read and were left out. */
  readonly skippedLines: number
}

/** Limits of an agenda. They bound the work on a hostile file to well under a second. */
export const agendaLimits = {
  fileBytes: 5_000_000,
  /** Characters of text. */
  characters: 100_000,
} as const

/** An agenda that was not read, and why. */
export type AgendaFault =
  | { readonly type: 'too-large' }
  | { readonly type: 'too-long' }
  /** Neither UTF-8 nor UTF-16 with a byte order mark. */
  | ({ readonly type: 'encoding' } & WrongByte)
  /** A file of another program, such as Word, whose text is to be pasted. */
  | { readonly type: 'document' }
  | { readonly type: 'empty' }

/** A file of the user's; `File` is one. */
export interface AgendaFile {
  /** In bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}
