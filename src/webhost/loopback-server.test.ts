import { afterEach, expect, it } from 'vitest'
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
