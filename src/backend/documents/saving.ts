import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { numberedName } from '../../core/areas/documents/file-name.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'

/** Maximum number of names to try in a folder. */
const MAX_NUMBERS = 1000

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST'

/**
 * Claims the first available name by creating an empty file.
 *
 * @param mode of the file; by default, the system's default for new files
 * @returns its path; throws if the folder does not exist or no file can be created in it
 */
export async function claimName(folder: string, name: string, mode?: number): Promise<string> {
  for (let attempt = 1; attempt <= MAX_NUMBERS; attempt += 1) {
    const path = join(folder, numberedName(name, attempt))
    try {
      await (await open(path, 'wx', mode)).close()
      return path
    } catch (thrown) {
      if (!isTaken(thrown)) throw thrown
    }
  }
  throw new Error('too many files of this name')
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.part`)
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true })
    await rename(temporary, path)
  } catch (thrown) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw thrown
  }
}

/**
 * Saves to a folder under this name, with a number if it is taken. Never overwrites.
 *
 * @returns the name of the file, or a description of the failure, which leaves no file behind
 */
export async function saveInFolder(
  folder: string,
  name: string,
  content: Uint8Array,
): Promise<Result<string, string>> {
  let claimed: string | undefined
  try {
    claimed = await claimName(folder, name)
    await writeWhole(claimed, content)
    return ok(basename(claimed))
  } catch (thrown) {
    if (claimed !== undefined) await rm(claimed, { force: true }).catch(() => undefined)
    return err(reasonOf(thrown))
  }
}

/** Saves to a path that the user chose and replaces an existing file, which a failure leaves unchanged. */
export async function saveAs(path: string, content: Uint8Array): Promise<Result<string, string>> {
  try {
    await writeWhole(path, content)
    return ok(basename(path))
  } catch (thrown) {
    return err(reasonOf(thrown))
  }
}
