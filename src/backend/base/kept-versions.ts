import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isMissing } from './error-utils.ts'

/** Limits of copies. Nothing is only in them. */
export const MAX_COPIES = 3
export const MAX_COPY_AGE_MS = 30 * 24 * 60 * 60_000

/** A file of another version of Parley, kept beside the one in use. */
export interface KeptVersion {
  readonly path: string
  /** `copy`: from before a migration. `set-aside`: of a newer version; its latest content is nowhere else. */
  readonly type: 'copy' | 'set-aside'
  readonly version: number
  /** When it was copied or set aside, in milliseconds since 1970. */
  readonly at: number
}

const WORDS = { copy: 'copy', 'set-aside': 'version' } as const
const NAME = /^(copy|version)-(\d{1,9})-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/

/** A moment as a part of file names, which may have no colons on Windows. */
export const fileMoment = (at: number): string => new Date(at).toISOString().replaceAll(':', '-')

/** @param path of the file in use, with which the name begins */
export const keptPath = (
  path: string,
  { type, version, at }: Pick<KeptVersion, 'type' | 'version' | 'at'>,
): string => `${path}.${WORDS[type]}-${version}-${fileMoment(at)}`

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

/** All kept versions of a file, the oldest first. */
export function keptVersions(path: string): KeptVersion[] {
  return filesBeside(path)
    .flatMap((kept): KeptVersion[] => {
      const [, word, version, hour, minute, second] =
        NAME.exec(basename(kept).slice(basename(path).length + 1)) ?? []
      const at = Date.parse(`${hour}:${minute}:${second}`)
      if (word === undefined || Number.isNaN(at)) return []
      return [{ path: kept, type: word === 'copy' ? 'copy' : 'set-aside', version: Number(version), at }]
    })
    .toSorted((a, b) => a.at - b.at)
}

/** The kept file of the highest version within bounds; of several, the latest. */
export const highest = (kept: readonly KeptVersion[], above: number, upTo: number): KeptVersion | undefined =>
  kept
    .filter(({ version }) => version > above && version <= upTo)
    .toSorted((a, b) => a.version - b.version || a.at - b.at)
    .at(-1)

/** Deletes a kept file, with the journal that a run has left which was killed while it deleted content from it. */
export function removeKept(path: string): void {
  for (const part of ['', '-journal']) rmSync(path + part, { force: true })
}

/** Deletes copies that a later one of the same version replaces, and those beyond the limits. */
export function pruneCopies(path: string, now = Date.now()): void {
  const copies = keptVersions(path).filter(({ type }) => type === 'copy')
  const latest = copies.filter(
    ({ version, at }) => !copies.some((other) => other.version === version && other.at > at),
  )
  const needed = new Set(latest.slice(-MAX_COPIES).filter(({ at }) => at > now - MAX_COPY_AGE_MS))
  for (const copy of copies) if (!needed.has(copy)) removeKept(copy.path)
}
