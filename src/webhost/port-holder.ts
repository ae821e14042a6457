import { readFileSync } from 'node:fs'

/** The process that listens on a port. Only Linux reveals it without special rights. */
export type PortHolder =
  | { readonly type: 'own-user' }
  | { readonly type: 'other-user'; readonly name: string }
  | { readonly type: 'unknown' }

/** Linux's lists of sockets and users. */
export interface SystemFiles {
  readonly read: (path: string) => string
}

const LISTENING = '0A'
/** Addresses whose listeners are reached at 127.0.0.1, as the kernel writes them. */
const LOOPBACKS = new Set([
  '0100007F',
  '00000000',
  '00000000000000000000000000000000',
  '0000000000000000FFFF00000100007F',
])

/** Finds the owner of the program that listens on a port of 127.0.0.1. */
export function holderOf(
  port: number,
  ownUid: number | undefined,
  files: SystemFiles = systemFiles,
): PortHolder {
  const uid = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => files.read(table).split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .find(([, local = '', , state]) => {
      const [address = '', hexPort = ''] = local.split(':')
      return state === LISTENING && LOOPBACKS.has(address) && Number.parseInt(hexPort, 16) === port
    })?.[7]
  if (uid === undefined || ownUid === undefined) return { type: 'unknown' }
  return Number(uid) === ownUid ? { type: 'own-user' } : { type: 'other-user', name: nameOf(uid, files) }
}

function nameOf(uid: string, files: SystemFiles): string {
  const row = files
    .read('/etc/passwd')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([, , id]) => id === uid)
  return row?.[0] ?? `number ${uid}`
}

const systemFiles: SystemFiles = {
  read: (path) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // Not available on this system, or not readable.
      return ''
    }
  },
}
