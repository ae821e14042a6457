import { join } from 'node:path'
import { LibraryClock } from '../../../src/backend/library/library-clock.ts'
import { silentLog } from '../../../src/core/base/log.ts'

/** The clock of a library in a folder, which is right. */
export const libraryClockOf = (folder: string): LibraryClock =>
  new LibraryClock({ path: join(folder, 'clock.json'), hasContent: () => false, log: silentLog })
