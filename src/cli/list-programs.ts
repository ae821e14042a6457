import { stderr, stdout } from '../backend/base/terminal-output.ts'
import { toTerminalLine } from '../backend/base/terminal-text.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Handlers } from '../core/contract/contract.ts'
import { printJson } from './output/print-json.ts'

/** Prints the programs that are playing sound, which can be captured one by one. */
export async function listPrograms(
  handlers: Pick<Handlers, 'soundDevices.programs'>,
  isJson: boolean,
): Promise<AppError | undefined> {
  const playing = await handlers['soundDevices.programs']({})
  if (!playing.ok) return playing.error
  const { programs } = playing.value
  if (isJson) printJson(playing.value)
  else if (programs.length === 0) stderr.print('No app is playing sound.')
  else for (const { name } of programs) stdout.print(toTerminalLine(name))
  return undefined
}
