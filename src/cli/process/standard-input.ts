import { access, constants, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'
import { ok, type Result } from '../../core/base/result.ts'
import type { Ask } from '../ask.ts'
import { fileProblem } from '../file-problem.ts'
import { malformed } from '../invalid.ts'

/** Stands for standard input. */
export const STDIN = '-'
/** Other names of it. A socket in its place could not be opened by them. */
const STDIN_PATHS: ReadonlySet<string> = new Set([STDIN, '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])

export const isStandardInput = (path: string): boolean => STDIN_PATHS.has(path)

/**
 * What a call takes as its file: the path of a file that can be read, or the handle of what standard input had.
 *
 * @param name for standard input, which has none
 */
export async function fileForCall(path: string, name: string, ask: Ask): Promise<Result<string>> {
  if (!isStandardInput(path)) {
    try {
      await access(path, constants.R_OK)
      if ((await stat(path)).isDirectory()) return malformed('file', `Can’t read ${path}: it is a folder`)
      return ok(path)
    } catch (thrown) {
      return malformed('file', fileProblem(path, thrown))
    }
  }
  const content = await buffer(process.stdin)
  const begun = await ask('file.begin', { name, bytes: content.length })
  if (!begun.ok) return begun
  const { id } = begun.value
  for (let offset = 0; offset < content.length; offset += MAX_PIECE_BYTES) {
    const data = new Uint8Array(content.subarray(offset, offset + MAX_PIECE_BYTES))
    const taken = await ask('file.append', { id, offset, data })
    if (!taken.ok) return taken
  }
  const ended = await ask('file.end', { id })
  return ended.ok ? ok(ended.value.handle) : ended
}
