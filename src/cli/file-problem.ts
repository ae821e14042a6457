import { unexpected } from '../core/errors.ts'

/** What systems call the ways in which a file cannot be had, in words for people. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be used: you have no permission',
  EPERM: 'may not be used: you have no permission',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
}

/** Why a file could not be read or written, as a sentence without its full stop. */
export function fileProblem(file: string, thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  return `${file} ${PROBLEMS[code] ?? `cannot be used: ${unexpected(thrown).detail}`}`
}
