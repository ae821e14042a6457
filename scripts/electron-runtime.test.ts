import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './commands.ts'
import { fetchElectron, findElectron } from './electron-runtime.ts'

let folder: string
let server: Server
let address: string
beforeEach(async () => {
  // Electron's package as npm installs it: without a runtime.
  folder = mkdtempSync(join(tmpdir(), 'parley-runtime-'))
  mkdirSync(join(folder, 'node_modules/electron'), { recursive: true })
  for (const name of ['install.js', 'package.json', 'checksums.json'])
    cpSync(join(root, 'node_modules/electron', name), join(folder, 'node_modules/electron', name))
  for (const name of ['@electron', '@electron-internal'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const fetchWith = (env: NodeJS.ProcessEnv) =>
  fetchElectron({
    folder: join(folder, 'node_modules/electron'),
    env: { PATH: process.env['PATH'], HOME: folder, electron_config_cache: join(folder, 'cache'), ...env },
  })

describe('a download of the runtime that fails says why', () => {
  it('if a proxy refuses it', async () => {
    server.on('connect', (_request, socket) =>
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n'),
    )
    expect(await fetchWith({ HTTPS_PROXY: address })).toEqual({
      problem: expect.stringMatching(/^github\.com: .*407/),
    })
  })

  it('if nobody answers', async () => {
    await new Promise((resolve) => server.close(resolve))
    const { host } = new URL(address)
    expect(await fetchWith({ ELECTRON_MIRROR: `${address}/` })).toEqual({
      problem: `${host}: connect ECONNREFUSED ${host}`,
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  it('if the file is not there', async () => {
    server.on('request', (_request, response) => response.writeHead(404).end())
    expect(await fetchWith({ ELECTRON_MIRROR: `${address}/` })).toEqual({
      problem: expect.stringMatching(/^Response code 404 \(Not Found\) for http:.*electron-v[\d.]+-.*\.zip$/),
    })
  })

  it('if it is another file', async () => {
    server.on('request', (_request, response) => response.end('something else'))
    expect(await fetchWith({ ELECTRON_MIRROR: `${address}/` })).toEqual({
      problem: expect.stringMatching(/checksum.*did not match/i),
    })
  })
})

it('no runtime is found where none was fetched', () => {
  expect(findElectron(join(folder, 'node_modules/electron'))).toBeUndefined()
})
