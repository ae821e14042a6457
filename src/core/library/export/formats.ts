export const exportFormats = ['srt', 'vtt', 'txt', 'md', 'csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Each format is the extension of its files. */
export const mediaTypes: { readonly [F in ExportFormat]: string } = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
}
