import { readFileSync, readlinkSync } from 'node:fs'

/** Where process ids mean something: one run of one computer, and one namespace in it. */
interface Place {
  readonly boot: string
  readonly namespace: string
}

/** Marks that say which process owns a device: `boot.namespace.pid.start`. */
export interface Owners {
  /** The mark of this process. */
  readonly own: string
  /** Whether the process of a mark has certainly ended. Unknown for marks of another computer or container. */
  isGone(mark: string): boolean
  /** Whether the process of a mark may be running: not if it ran before this computer was started, or elsewhere. */
  mayRun(mark: string): boolean
  /** Whether a process is this one or descends from it. */
  isOwnProcess(pid: number): boolean
}

const MAX_ANCESTORS = 50

interface ProcessStat {
  readonly parent: number
  /** Start time in clock ticks since the computer was started. It tells processes apart that had the same id. */
  readonly start: string
}

function readStat(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands before, in parentheses, and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), start: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

function readPlace(): Place {
  try {
    return {
      boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8),
      namespace: readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, ''),
    }
  } catch {
    // Without /proc, no mark of another process can be judged.
    return { boot: '', namespace: '' }
  }
}

const MARK = /^([\da-f]{8})\.(\d+)\.(\d+)\.(\d+)$/

/** @param pid of the process that owns the devices */
export function createOwners(pid: number = process.pid): Owners {
  const { boot, namespace } = readPlace()
  const isGone = (mark: string): boolean => {
    const [, markedBoot, markedNamespace, markedPid, start] = MARK.exec(mark) ?? []
    if (markedPid === undefined || markedBoot !== boot || markedNamespace !== namespace) return false
    return readStat(Number(markedPid))?.start !== start
  }
  return {
    own: `${boot}.${namespace}.${pid}.${readStat(pid)?.start ?? ''}`,
    isGone,
    mayRun: (mark) => mark.startsWith(`${boot}.`) && !isGone(mark),
    isOwnProcess(candidate) {
      let current = candidate
      for (let i = 0; i < MAX_ANCESTORS && current > 1; i += 1) {
        if (current === pid) return true
        current = readStat(current)?.parent ?? 0
      }
      return false
    },
  }
}
