import { buffer } from 'node:stream/consumers'
import type { CallContext } from '../core/base/call.ts'
import { decodeText } from '../core/base/decode-text.ts'
import type { AppError } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import type { Dispatch } from '../core/contract/dispatch.ts'
import { printJson } from './output/print-json.ts'
import { STDIN } from './process/standard-input.ts'

async function readInput(given: string): Promise<Result<unknown>> {
  const json = given === STDIN ? decodeText(await buffer(process.stdin)) : ok(given)
  if (!json.ok)
    return err({ kind: 'invalid-input', field: 'json', problem: { type: 'not-text', ...json.error } })
  try {
    return ok(JSON.parse(json.value))
  } catch {
    // The parser's own message quotes its input, which may be private.
    return err({ kind: 'invalid-input', field: 'json', problem: { type: 'malformed', detail: 'not JSON' } })
  }
}

/**
 * Makes one call and prints its answer as JSON.
 *
 * @param input JSON, or `-` to read it from standard input
 * @returns the error, if the call failed
 */
export async function makeCall(
  name: string,
  input: string,
  dispatch: Dispatch,
  context: CallContext,
): Promise<AppError | undefined> {
  const parsed = await readInput(input)
  if (!parsed.ok) return parsed.error
  const result = await dispatch(name, parsed.value, context)
  if (!result.ok) return result.error
  printJson(result.value)
  return undefined
}
