// Notices the end of npm. Its shell ends with it and passes no signal on, and some signals reach npm alone.
import { readFileSync } from 'node:fs'

const LOOK_EACH_MS = 1000

/** Ids of the process above this one and, if that is a shell, of the one above the shell. */
function ancestors() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? []
    return /^\w*sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`
  } catch {
    // Only Linux has /proc, and a parent that has ended is not in it.
    return `${parent}`
  }
}

/** As long as npm runs: it may end while dependencies are installed, during which nothing else happens here. */
const first = ancestors()

/** Calls a function once npm has ended, if npm has started this process. */
export function whenNpmEnds(end) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const timer = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(timer)
    end()
  }, LOOK_EACH_MS)
  timer.unref()
}
