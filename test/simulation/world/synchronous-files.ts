import fs from 'node:fs'
import { noSpace, type SimulatedDisk } from './simulated-disk.ts'

/** Synchronous calls of a file system on the simulated disk: it may be full, and loses what nobody has flushed. */
export function synchronousFiles(
  disk: () => SimulatedDisk | undefined,
): Partial<Pick<typeof fs, 'openSync' | 'writeSync' | 'fsyncSync' | 'fdatasyncSync'>> {
  const { openSync, writeSync, fsyncSync, fdatasyncSync } = fs
  /** Paths of open files. A number is given again once its file is closed. */
  const paths = new Map<number, string>()
  const flushing = (flush: (file: number) => void) => (file: number) => {
    flush(file)
    const path = paths.get(file)
    if (path !== undefined) disk()?.flushed(path)
  }
  return {
    openSync: (path, ...how) => {
      const file = openSync(path, ...how)
      paths.set(file, String(path))
      return file
    },
    fsyncSync: flushing(fsyncSync),
    fdatasyncSync: flushing(fdatasyncSync),
    writeSync: ((file: number, data: Uint8Array, from: number, length: number, position: number) => {
      const [own, path] = [disk(), paths.get(file)]
      if (path !== undefined) own?.written(path, fs.fstatSync(file).size)
      if (own?.isRefusing !== true) return writeSync(file, data, from, length, position)
      writeSync(file, data, from, length >> 1, position)
      throw noSpace()
    }) as typeof writeSync,
  }
}
