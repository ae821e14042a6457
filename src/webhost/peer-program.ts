import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'

/** A TCP connection on 127.0.0.1, as its server sees it. */
interface LoopbackConnection {
  readonly localPort?: number | undefined
  readonly remotePort?: number | undefined
}

const LOOPBACK = '0100007F'

const hexOf = (port: number): string => `${LOOPBACK}:${port.toString(16).toUpperCase().padStart(4, '0')}`

/** Inode of the socket at the other end, if the system lists it. */
async function inodeAt({ localPort = 0, remotePort = 0 }: LoopbackConnection): Promise<string | undefined> {
  const [from, to] = [hexOf(remotePort), hexOf(localPort)]
  for (const line of (await readFile('/proc/net/tcp', 'latin1')).split('\n')) {
    const fields = line.trim().split(/\s+/)
    if (fields[1] === from && fields[2] === to) return fields[9]
  }
  return undefined
}

/** Whether a process has a socket open; processes of other users and those that have just ended do not tell. */
async function hasSocket(pid: string, inode: string): Promise<boolean> {
  const folder = `/proc/${pid}/fd`
  const files = await readdir(folder).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => '')))
  return targets.includes(`socket:[${inode}]`)
}

/**
 * Finds the program at the other end of a connection.
 *
 * @returns the name of its file; undefined if the system does not tell: only Linux does, and only about programs of the same user
 */
export async function peerOf(connection: LoopbackConnection): Promise<string | undefined> {
  try {
    const inode = await inodeAt(connection)
    if (inode === undefined) return undefined
    for (const pid of await readdir('/proc')) {
      if (!/^\d+$/.test(pid) || !(await hasSocket(pid, inode))) continue
      // A program that was updated while it runs has this ending.
      const file = (await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
      return basename(file)
    }
  } catch {
    // Without /proc, nothing is known.
  }
  return undefined
}
