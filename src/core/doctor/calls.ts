import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { checkSchema } from './checks.ts'

/** Finds out why something does not work. */
export const doctorCalls = {
  /** Checks everything between here and the service, with the account in use. Its progress counts checks. */
  'doctor.run': call(z.object({}), z.object({ checks: z.array(checkSchema) })),
} as const
