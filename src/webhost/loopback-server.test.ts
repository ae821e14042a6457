import { connect, Server, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { head, rawRequest } from '../../test/attack/support/raw-request.ts'
import { eventually } from '../../test/support/base/eventually.ts'
import { silentLog } from '../core/base/log.ts'
import { LoopbackServer } from './loopback-server.ts'

let server: LoopbackServer | undefined
afterEach(() => server?.close())

it('responds with an error if a page cannot be served, and continues', async () => {
  server = new LoopbackServer(() => Promise.reject(new Error('a bad header')), [], silentLog)
  const address = await server.listen(0)
  for (let i = 0; i < 2; i += 1) expect((await fetch(address)).status).toBe(500)
})

it('closes the connection if a page breaks off, so that a part is not taken for the whole', async () => {
  server = new LoopbackServer(
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('a part')
      return Promise.reject(new Error('the disk is gone'))
    },
    [],
    silentLog,
  )
  const address = await server.listen(0)
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow('terminated')
})

it('goes on when it cannot accept a connection, and logs it', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen')
  const warned: string[] = []
  const log = { ...silentLog, warn: (event: string) => void warned.push(event) }
  server = new LoopbackServer((_request, response) => Promise.resolve(void response.end()), [], log)
  const address = await server.listen(0)
  const listening = listen.mock.contexts[0] as Server
  listening.emit('error', new Error('EMFILE'))
  listen.mockRestore()
  expect([warned, (await fetch(address)).status]).toEqual([['the port has failed'], 200])
})

it('refuses a request with two hosts, whichever comes first', async () => {
  server = new LoopbackServer((_request, response) => Promise.resolve(void response.end()), [], silentLog)
  const address = await server.listen(0)
  const [own, other] = [`Host: ${new URL(address).host}`, 'Host: evil.test']
  const statusOf = async (...hosts: string[]) =>
    (await rawRequest(address, head('GET / HTTP/1.1', hosts))).status
  expect(await statusOf(own)).toBe(200)
  expect(await statusOf(own, other)).toBe(403)
  expect(await statusOf(other, own)).toBe(403)
  expect(await statusOf(own, own)).toBe(403)
})

it('keeps the connection of an admitted page, however many others come', async () => {
  server = new LoopbackServer(
    (request, response, admit) => {
      if (request.url === '/private') admit()
      return Promise.resolve(void response.write(request.url))
    },
    [],
    silentLog,
  )
  const address = await server.listen(0)
  const { hostname: host, port } = new URL(address)
  const closed: string[] = []
  const open = (path: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ host, port: Number(port) })
      socket.on('close', () => closed.push(path)).on('error', () => undefined)
      socket.once('data', () => resolve(socket))
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`)
    })
  const sockets = [await open('/private'), await open('/other')]
  for (let i = 0; i < 64; i += 1) sockets.push(await open(`/${i}`))
  await eventually(() => expect(closed).toEqual(['/other']))
  for (const socket of sockets) socket.destroy()
})
