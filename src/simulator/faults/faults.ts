import * as z from 'zod'
import { type Fault, type FaultInput, faultScriptSchema, type ScriptedFault } from './fault.ts'
import { readFaultWords } from './fault-words.ts'

/** The header with which a request asks for faults: see `readFaultWords` for its content. */
export const FAULT_HEADER = 'x-demo-fault'

/** Maximum number of fault lines in progress: more are from clients that gave up. */
const MAX_LINES = 1000

/** Faults as they are given at start: a list, the JSON of one, or a line of words. */
export type FaultsGiven = string | readonly FaultInput[]

/**
 * @throws if they cannot be parsed, with the reason
 */
export function readFaults(given: FaultsGiven): ScriptedFault[] {
  if (typeof given === 'string' && !given.trimStart().startsWith('[')) {
    const faults = given.trim() === '' ? [] : readFaultWords(given)
    if (typeof faults === 'string') throw new Error(faults)
    return faults.map((fault) => ({ ...fault, times: 1 }))
  }
  const parsed = faultScriptSchema.safeParse(typeof given === 'string' ? JSON.parse(given) : given)
  if (!parsed.success) throw new Error(`the faults cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Decides which fault meets which request. */
export class Faults {
  #script: ScriptedFault[] = []
  /** Progress in each fault line that requests carry. */
  readonly #lines = new Map<string, number>()

  /** Each request meets the first matching fault that is not used up. */
  add(given: FaultsGiven): void {
    this.#script.push(...readFaults(given))
  }

  /**
   * @param header the requested faults. Requests with one method, path and line take its faults one after
   * another. The request after the last fault meets none, and the next one starts over.
   * @returns the fault, or a description of why the header is invalid
   */
  next(method: string, path: string, header: string | undefined): Fault | string {
    return header === undefined ? this.#scripted(method, path) : this.#asked(method, path, header)
  }

  #asked(method: string, path: string, header: string): Fault | string {
    const faults = readFaultWords(header)
    if (typeof faults === 'string') return faults
    const line = `${method} ${path} ${header}`
    const at = this.#lines.get(line) ?? 0
    const fault = faults[at]
    this.#lines.delete(line)
    if (fault === undefined) return { kind: 'none' }
    this.#lines.set(line, at + 1)
    const oldest = this.#lines.size > MAX_LINES ? this.#lines.keys().next().value : undefined
    if (oldest !== undefined) this.#lines.delete(oldest)
    return fault
  }

  #scripted(method: string, path: string): Fault {
    const at = this.#script.findIndex(
      (fault) => (fault.method ?? method) === method && isMeant(fault.path, path),
    )
    const fault = this.#script[at]
    if (fault === undefined) return { kind: 'none' }
    if (fault.times > 1) this.#script[at] = { ...fault, times: fault.times - 1 }
    else this.#script.splice(at, 1)
    return fault
  }
}

const isMeant = (pattern: string | undefined, path: string): boolean =>
  pattern === undefined || (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
