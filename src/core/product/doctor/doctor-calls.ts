import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { checkSchema } from './checks.ts'

/** Diagnoses why something does not work. */
export const doctorCalls = {
  /**
   * Checks everything between this computer and the service, with the active account. Progress counts checks.
   */
  'doctor.run': call(empty, z.object({ checks: z.array(checkSchema) })),
} as const
