import * as z from 'zod/mini'
import { call } from '../base/call.ts'

/** Deletion of everything that Parley stored on this computer. */
export const dataCalls = {
  /**
   * Deletes all data of this host, after a confirmation outside the page, and ends the host: pages are told by
   * `data.erased`. What the service stores, exported files and text files for other programs stay.
   */
  'data.erase': call(z.object({}), z.object({})),
} as const
