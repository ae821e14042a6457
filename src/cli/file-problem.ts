import { dirname } from 'node:path'
import { isGarbled } from '../backend/base/own-folder.ts'
import { type AppError, unexpected } from '../core/base/errors.ts'

/** Readable descriptions of the system's file errors. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** Why a file could not be read or saved, as a sentence without its full stop. */
export const fileProblem = (
  file: string,
  thrown: unknown,
  action: 'read' | 'save' | 'write to' = 'read',
): string => {
  const problem = isGarbled(file) ? 'its name is not in UTF-8' : PROBLEMS[codeOf(thrown)]
  return `Can’t ${action} ${file}: ${problem ?? unexpected(thrown).detail}`
}

function whyNotSaved(file: string, thrown: unknown): string {
  if (isGarbled(file)) return fileProblem(file, thrown, 'save')
  if (codeOf(thrown) === 'EEXIST') return `${file} already exists. Choose another name`
  const isFolderMissing = codeOf(thrown) === 'ENOENT' || codeOf(thrown) === 'ENOTDIR'
  return isFolderMissing
    ? `Can’t save ${file}: no folder ${dirname(file)}. Create it or choose another one`
    : fileProblem(file, thrown, 'save')
}

/** The error of a file that `--save` names and that could not be written. */
export const saveError = (file: string, thrown: unknown): AppError => ({
  kind: 'invalid-input',
  field: 'save',
  problem: { type: 'malformed', detail: whyNotSaved(file, thrown) },
})

/** The error of a standard output that could not be written. */
export const outputError = (thrown: unknown): AppError => ({
  kind: 'invalid-input',
  field: 'save',
  problem: { type: 'malformed', detail: fileProblem('standard output', thrown, 'write to') },
})
