import { createInterface } from 'node:readline/promises'
import { createLog } from '../backend/base/create-log.ts'
import { reasonOf } from '../backend/base/error-utils.ts'
import { stderr, stdout } from '../backend/base/terminal-output.ts'
import { toTerminalLine } from '../backend/base/terminal-text.ts'
import { type DataFolder, dataInUse } from '../backend/data-folder/data-folder.ts'
import { enterNodeDataFolder, leftoverLine } from '../backend/node-host.ts'
import type { AppError } from '../core/base/errors.ts'
import type { CliHost } from './cli-host.ts'

const failed = (detail: string): AppError => ({ kind: 'storage', what: 'deletion', detail })

/**
 * Deletes everything that Parley stored on this computer.
 *
 * @param isConfirmed whether the question is already answered
 */
export async function erase(
  { program, endStartAtLogin }: CliHost,
  isConfirmed: boolean,
): Promise<AppError | undefined> {
  const log = createLog((line) => stderr.print(line), 'warn')
  const entered = enterNodeDataFolder('cli', process.env, log, program.dataFolder)
  if (!entered.ok) return entered.error
  const data = entered.value
  try {
    // The answer would be in vain otherwise. Others can use the data while the user thinks.
    const others = data.claim()
    if (others.length > 0) return dataInUse(others)
    data.release()
    const refusal = isConfirmed ? undefined : await ask(data)
    if (refusal !== undefined) return refusal
    const later = data.claim()
    if (later.length > 0) return dataInUse(later)
    const leftovers = data.eraseNow()
    for (const leftover of leftovers) stderr.print(leftoverLine(leftover))
    // The entry at login is outside the folder.
    const ended = await endStartAtLogin?.()
    if (ended?.ok === false) return ended.error
    if (leftovers.length > 0) return failed(`${leftovers.length} not deleted`)
    stdout.print('All data of Parley was deleted.')
    return undefined
  } catch (thrown) {
    return failed(reasonOf(thrown))
  } finally {
    data.leave()
  }
}

async function ask(data: DataFolder): Promise<AppError | undefined> {
  if (!process.stdin.isTTY) return { kind: 'not-confirmed', reason: 'deletion-unasked' }
  stdout.print('This deletes all settings, sessions, texts and documents that Parley stored in:')
  for (const path of data.paths) stdout.print(`  ${toTerminalLine(path)}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  terminal.once('close', () => closed.abort())
  const answer = await terminal
    .question('It cannot be undone. Type yes to delete them: ', { signal: closed.signal })
    .catch(() => '')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes' ? undefined : { kind: 'not-confirmed', reason: 'declined' }
}
