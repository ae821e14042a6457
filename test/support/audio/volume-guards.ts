import { readdirSync, readFileSync } from 'node:fs'

/** Processes that wait for the end of another one to restore volumes. */
export const volumeGuards = (): number[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      const isGuard = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('set-sink-input-volume')
      return isGuard ? [Number(pid)] : []
    } catch {
      // It is no process, or has ended.
      return []
    }
  })
