import { SESSION_EXTENSION, SESSION_MEDIA_TYPE } from '../../../product/session-file-type.ts'

export const exportFormats = ['srt', 'vtt', 'txt', 'md', 'csv', 'json', SESSION_EXTENSION] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Formats that have everything of a session and can be imported again: one for other programs, one that Parley opens. */
export const completeFormats = ['json', SESSION_EXTENSION] as const satisfies readonly ExportFormat[]
export type CompleteFormat = (typeof completeFormats)[number]

export const isComplete = (format: ExportFormat): format is CompleteFormat =>
  completeFormats.some((complete) => complete === format)

/** Each format is the extension of its files. */
export const mediaTypes: { readonly [F in ExportFormat]: string } = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
  parley: SESSION_MEDIA_TYPE,
}
