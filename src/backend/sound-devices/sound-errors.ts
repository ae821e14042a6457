import type { AppErrorOf } from '../../core/base/errors.ts'
import { errorMessages, isMissing } from '../base/error-utils.ts'

export type SoundServerError = AppErrorOf<'sound-server'>

const MAX_DETAIL_CHARS = 200

const failure = (reason: SoundServerError['reason'], detail: string): SoundServerError => ({
  kind: 'sound-server',
  reason,
  detail: detail.trim().slice(0, MAX_DETAIL_CHARS),
})

/** @param thrown undefined if the tool was started and ended by itself */
export function errorOfTool(thrown: unknown, stderr: string): SoundServerError {
  const detail = stderr || errorMessages(thrown)
  if (isMissing(thrown)) return failure('tools-missing', detail)
  // Before version 16, pactl has no JSON.
  if (/unrecognized option|invalid option/i.test(stderr)) return failure('tools-missing', detail)
  if (/access denied|permission denied|authenti/i.test(stderr)) return failure('refused', detail)
  if (/connection (?:failure|refused|terminated)|host is down|can't connect/i.test(stderr))
    return failure('no-server', detail)
  return failure('failed', detail)
}
