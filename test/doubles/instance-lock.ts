import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Locks of the running apps of this computer, one for each folder of data. */
export class InstanceLock {
  /**
   * @param onSecondStart takes the arguments of each later start with this folder
   * @returns whether this is the only app with the folder; the other one is told otherwise
   */
  take(folder: string, onSecondStart: (argv: readonly string[]) => void): boolean {
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
    const place = join(tmpdir(), `electron-double-${name}`)
    const holder = join(place, 'pid')
    mkdirSync(place, { recursive: true })
    if (isTaken(holder)) {
      const draft = join(place, `draft-${process.pid}`)
      writeFileSync(draft, JSON.stringify(process.argv))
      renameSync(draft, join(place, `start-${process.pid}`))
      return false
    }
    writeFileSync(holder, `${process.pid}`)
    process.on('exit', () => rmSync(place, { recursive: true, force: true }))
    watch(place, (_event, file) => {
      if (file?.startsWith('start-') !== true) return
      const path = join(place, file)
      const text = read(path)
      if (text === undefined) return
      rmSync(path, { force: true })
      onSecondStart(JSON.parse(text))
    }).unref()
    return true
  }
}

/** Whether a process that still runs holds the lock; one that was killed has left it. */
function isTaken(holder: string): boolean {
  const pid = Number(read(holder))
  if (Number.isNaN(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
