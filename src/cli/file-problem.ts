import { dirname } from 'node:path'
import { type AppError, unexpected } from '../core/base/errors.ts'

/** Readable descriptions of the system's file errors. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be used: you have no permission',
  EPERM: 'may not be used: you have no permission',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
}

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** Why a file could not be read or written, as a sentence without its full stop. */
export const fileProblem = (file: string, thrown: unknown): string =>
  `${file} ${PROBLEMS[codeOf(thrown)] ?? `cannot be used: ${unexpected(thrown).detail}`}`

function whyNotSaved(file: string, thrown: unknown): string {
  if (codeOf(thrown) === 'EEXIST') return `${file} exists already. Choose another name`
  const isFolderMissing = codeOf(thrown) === 'ENOENT' || codeOf(thrown) === 'ENOTDIR'
  return isFolderMissing
    ? `${file} cannot be saved: there is no folder ${dirname(file)}. Create it, or choose another one`
    : fileProblem(file, thrown)
}

/** The error of a file that `--save` names and that could not be written. */
export const saveError = (file: string, thrown: unknown): AppError => ({
  kind: 'invalid-input',
  field: 'save',
  problem: { type: 'malformed', detail: whyNotSaved(file, thrown) },
})
