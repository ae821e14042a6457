import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'

/** Everything that Parley stored on this computer: where it is, and how it is deleted. */
export const dataCalls = {
  'data.folder': call(
    empty,
    z.object({
      /** Path to read, not to use: no call takes one. The home folder is written as `~`. */
      path: z.string(),
      /** Whether this host can show it. */
      canOpen: z.boolean(),
    }),
  ),
  /** Shows the folder in the system's file manager. */
  'data.openFolder': call(empty, empty),
  /**
   * Deletes all data of this host, after a confirmation outside the page, and ends the host: pages are told by
   * `data.erased`. What the service stores, exported files and text files for other programs stay.
   */
  'data.erase': call(empty, empty),
} as const
