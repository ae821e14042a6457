import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { peerOf } from './peer-program.ts'

const CONNECT = "require('node:net').connect(Number(process.argv[1]), '127.0.0.1')"

describe.skipIf(process.platform !== 'linux')('the program at the other end of a connection', () => {
  let server: ReturnType<typeof createServer>
  let port: number
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => server.close())

  it('is found by its file, also while others are connected', async () => {
    const children = [0, 1].map(() => spawn(process.execPath, ['-e', CONNECT, String(port)]))
    const exits = children.map((child) => once(child, 'exit'))
    const sockets: Socket[] = []
    server.on('connection', (socket) => sockets.push(socket))
    while (sockets.length < 2) await once(server, 'connection')
    for (const socket of sockets) {
      const program = basename(realpathSync(process.execPath))
      expect(await peerOf(socket)).toBe(program)
      socket.destroy()
    }
    await Promise.all(exits)
  })

  it('is unknown where there is no such connection', async () => {
    expect(await peerOf({ localPort: port, remotePort: 1 })).toBeUndefined()
    expect(await peerOf({})).toBeUndefined()
  })
})
