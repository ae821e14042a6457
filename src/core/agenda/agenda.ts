/** An agenda as read from a text or a file. */
export interface Agenda {
  /** Its words, a paragraph or table cell a line. */
  readonly text: string
  /** People named as such, like the attendees of a calendar entry. */
  readonly people: readonly string[]
  /** Number of lines that could not be read and were left out. */
  readonly skippedLines: number
}

/** Limits of an agenda. They bound the work on a hostile file to well under a second. */
export const agendaLimits = {
  fileBytes: 20_000_000,
  /** Inflated bytes of the parts of a document that hold its text, in all. */
  inflatedBytes: 8_000_000,
  /** Files inside a document. */
  entries: 5_000,
  /** Characters of text. */
  characters: 100_000,
  /** Depth of nested elements in a document, and of components in a calendar. */
  depth: 500,
} as const

/** An agenda that was not read, and why. */
export type AgendaFault =
  | { readonly type: 'too-large'; readonly limitBytes: number }
  | { readonly type: 'too-long'; readonly limitCharacters: number }
  | { readonly type: 'too-complex' }
  | { readonly type: 'damaged' }
  /** Protected by a password, or a document of Office before 2007: neither can be told from the other. */
  | { readonly type: 'locked' }
  | { readonly type: 'pdf' }
  | { readonly type: 'table' }
  | { readonly type: 'unknown' }
  | { readonly type: 'empty' }

/** A file of the user's; `File` is one. */
export interface AgendaFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}
