import type { DocumentJob } from '../../../core/documents/calls.ts'

export const isUnderWay = ({ state }: DocumentJob): boolean =>
  state === 'queued' || state === 'uploading' || state === 'translating' || state === 'saving'

/** Whether the host has the translation itself, so that it can be saved. */
export const isOurs = ({ state, result }: DocumentJob): boolean =>
  state === 'done' &&
  (result?.place === 'data-folder' || result?.place === 'temporary-folder' || result?.place === 'memory')
