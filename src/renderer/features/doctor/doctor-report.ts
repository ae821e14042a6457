import type { CallOutput } from '../../../core/contract/contract.ts'
import type { Check } from '../../../core/product/doctor/checks.ts'
import { checkText } from '../../../core/product/strings/check-text.ts'
import type { Translate } from '../../../core/product/strings/error-text.ts'

/** Matches strings as long as keys and tokens. */
const SECRET = /[\w.~+/-]{24,}={0,2}(:\w+)?/g
const CREDENTIALS = /\/\/[^/\s@]+@/g
const VALUES = /([?&][\w-]+)=[^&\s#]+/g

/** Removes secrets from a message of the service, which may repeat the request. */
const withoutSecrets = (words: string): string =>
  words.replaceAll(CREDENTIALS, '//').replaceAll(VALUES, '$1=…').replaceAll(SECRET, '…')

/**
 * Trace IDs are kept, since the support team asks for them. Longer ones, or ones with other characters, may be
 * anything.
 */
const TRACE_ID = /^[\w-]{1,64}$/

/** Cleans every text of an error, since its content is chosen by the service. */
function clean(check: Check): Check {
  if (check.error === undefined) return check
  const texts = Object.entries(check.error).flatMap(([name, value]) => {
    const isKept =
      typeof value !== 'string' || name === 'kind' || (name === 'traceId' && TRACE_ID.test(value))
    return isKept ? [] : [[name, withoutSecrets(value)]]
  })
  return { ...check, error: { ...check.error, ...Object.fromEntries(texts) } }
}

/**
 * Formats the findings as plain text, to be sent to somebody.
 *
 * @param about undefined if the host could not be asked
 */
export function reportOf(
  checks: readonly Check[],
  about: CallOutput<'app.info'> | undefined,
  now: Date,
  t: Translate,
): string {
  const program = about === undefined ? [] : [`Parley ${about.version}`, about.host, about.platform]
  const lines = checks.flatMap((check) => {
    const { name, status, result, remedies } = checkText(clean(check), t)
    return [`${name}: ${status}. ${result}`, ...remedies.map((remedy) => `  ${remedy}`)]
  })
  return [[...program, now.toISOString()].join(', '), '', ...lines, ''].join('\n')
}
