import * as z from 'zod/mini'
import { calls } from './contract.ts'

/** JSON schemas of a call's input and answer. */
export interface CallSchemas {
  readonly input: object
  readonly output: object
}

/** Constraints that only code can check, such as bytes or checks across fields, are left open. */
const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Every call of the contract by name, for clients without its types. */
export const callSchemas = (): Record<string, CallSchemas> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { input, output }]) => [
      name,
      { input: toSchema(input, 'input'), output: toSchema(output, 'output') },
    ]),
  )
