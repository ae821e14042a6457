import { type Fault, faultSchema } from './fault.ts'

/** Maximum repetitions of one fault in a fault line. */
const MAX_TIMES = 1000

/**
 * Reads faults as they are written in a line, one after another:
 * `500*3, 429;retry-after=2, stall;at=body;ms=800, reset, invalid-json, html;status=502, redirect;to=..., none`.
 * Values are percent-encoded.
 *
 * @returns the faults, or a description of the invalid part
 */
export function readFaultWords(line: string): Fault[] | string {
  const faults: Fault[] = []
  for (const word of line.split(',').map((each) => each.trim())) {
    const read = readWord(word)
    if (typeof read === 'string') return read
    faults.push(...read)
  }
  return faults
}

function readWord(word: string): Fault[] | string {
  const [head = '', ...parameters] = word.split(';').map((each) => each.trim())
  const [, name = '', times = '1'] = /^([a-z0-9-]+)(?:\*(\d+))?$/.exec(head) ?? []
  const count = Number(times)
  if (name === '' || count < 1 || count > MAX_TIMES) return `'${word}' is not a fault.`
  const values = readParameters(parameters)
  if (values === undefined) return `The parameters of '${word}' cannot be read.`
  const isStatus = /^\d{3}$/.test(name)
  const parsed = faultSchema.safeParse({
    ...values,
    ...(isStatus ? { kind: 'status', status: Number(name) } : { kind: name }),
  })
  if (parsed.success) return Array.from({ length: count }, () => parsed.data)
  const [issue] = parsed.error.issues
  return `'${word}' is not a fault: ${issue?.path.map(String).join('.') ?? ''}, ${issue?.message ?? ''}.`
}

const NUMBERS = new Set(['ms', 'status'])

function readParameters(parameters: readonly string[]): Record<string, string | number> | undefined {
  try {
    return Object.fromEntries(
      parameters.map((each) => {
        const [name = '', value = ''] = each.split('=', 2).map((part) => part.trim())
        const decoded = decodeURIComponent(value)
        return [
          name === 'retry-after' ? 'retryAfter' : name,
          NUMBERS.has(name) && value !== '' ? Number(value) : decoded,
        ]
      }),
    )
  } catch {
    return undefined
  }
}
