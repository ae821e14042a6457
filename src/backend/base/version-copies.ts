import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DAY_MS } from '../../core/base/clock.ts'
import { isMissing } from './error-utils.ts'

/** Limits of copies. Nothing is only in them. */
export const MAX_COPIES = 3
export const MAX_COPY_AGE_MS = 30 * DAY_MS

/** A copy of a file from before its migration, kept beside it. */
interface VersionCopy {
  readonly path: string
  readonly version: number
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

const NAME = /^copy-(\d{1,9})-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/

/** A moment as a part of file names, which may have no colons on Windows. */
export const fileMoment = (at = Date.now()): string => new Date(at).toISOString().replaceAll(':', '-')

/** @param path of the file in use, with which the name begins */
export const copyPath = (path: string, version: number, at?: number): string =>
  `${path}.copy-${version}-${fileMoment(at)}`

/** Paths of the files in the same folder whose names begin like that of a file, and a dot. */
export function filesBeside(path: string): string[] {
  const folder = dirname(path)
  const beginning = `${basename(path)}.`
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(beginning))
      .map((name) => join(folder, name))
  } catch (thrown) {
    // Without a folder, or with a file in its place, there is nothing beside it.
    if (isMissing(thrown) || (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOTDIR'))
      return []
    throw thrown
  }
}

/** All copies of a file, the oldest first. */
export const copiesOf = (path: string): VersionCopy[] =>
  filesBeside(path)
    .flatMap((copy): VersionCopy[] => {
      const [, version, hour, minute, second] =
        NAME.exec(basename(copy).slice(basename(path).length + 1)) ?? []
      const at = Date.parse(`${hour}:${minute}:${second}`)
      return Number.isNaN(at) ? [] : [{ path: copy, version: Number(version), at }]
    })
    .toSorted((a, b) => a.at - b.at)

/** Deletes a copy, with the journal that a run has left which was killed while it deleted content from it. */
export function removeCopy(path: string): void {
  for (const part of ['', '-journal']) rmSync(path + part, { force: true })
}

/**
 * Deletes copies that a later one of the same version replaces, and those beyond the limits.
 *
 * @param before deletes those from before this moment, in milliseconds since 1970
 */
export function pruneCopies(path: string, before = Date.now() - MAX_COPY_AGE_MS): void {
  const copies = copiesOf(path)
  const latest = copies.filter(
    ({ version, at }) => !copies.some((other) => other.version === version && other.at > at),
  )
  const needed = new Set(latest.slice(-MAX_COPIES).filter(({ at }) => at > before))
  for (const copy of copies) if (!needed.has(copy)) removeCopy(copy.path)
}
