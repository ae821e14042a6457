import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startParley } from '../../support/app/command-line.ts'
import { CAPTIONS } from '../../support/app/mcp-program.ts'
import { eventually } from '../../support/base/eventually.ts'

describe('a hostile client of parley mcp', () => {
  let home: string
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'parley-mcp-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const hello = {
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  }
  const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
  const begin = () => {
    const child = startParley(['mcp'], { PARLEY_HOME: home })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    // The end of a process breaks the pipe to it.
    child.stdin.on('error', () => undefined)
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const answer = (id: number) =>
      eventually(() => {
        const found = out.split('\n').find((one) => new RegExp(`"id":${id}[,}]`).test(one))
        if (found === undefined) throw new Error('no answer yet')
        return JSON.parse(found) as {
          error?: { code: number; message: string }
          result?: { isError?: boolean }
        }
      })
    return { child, answer, ended, out: () => out, err: () => err }
  }

  it('gets errors for what is no message, no tool, no resource and no method, and the next answer after them', async () => {
    const { child, answer, ended, out, err } = begin()
    child.stdin.write(line(hello))
    await answer(0)
    for (const wrong of [
      '{"jsonrpc"',
      '[]',
      'null',
      '{"jsonrpc":"2.0","id":{},"method":1}',
      '\u0000',
      '{}'.repeat(1000),
    ])
      child.stdin.write(`${wrong}\n`)
    const call = (id: number, name: unknown, input?: unknown) =>
      child.stdin.write(line({ id, method: 'tools/call', params: { name, arguments: input } }))
    call(1, 'no_tool')
    call(2, '__proto__')
    call(3, 'x'.repeat(1_000_000))
    call(4, 7)
    call(5, 'session_list', 'no object')
    call(6, 'session_search', { query: 'q'.repeat(5_000_000) })
    call(7, 'session_captions', { id: 'x', limit: 'many' })
    call(8, 'data_erase')
    call(9, 'account_setKey', { id: 'x', key: 'x' })
    child.stdin.write(line({ id: 10, method: 'resources/read', params: { uri: 'file:///etc/passwd' } }))
    child.stdin.write(
      line({ id: 11, method: 'resources/subscribe', params: { uri: `parley://${'x'.repeat(1_000_000)}` } }),
    )
    child.stdin.write(line({ id: 12, method: 'no/method' }))
    for (let id = 1; id <= 12; id += 1) {
      const { error, result } = await answer(id)
      expect([id, error === undefined ? result?.isError : error.code < 0]).toEqual([id, true])
    }
    call(13, 'session_list')
    expect(await answer(13)).toMatchObject({ result: { content: [{ type: 'text' }] } })
    child.stdin.end()
    expect(await ended).toBe(0)
    expect([out().length < 100_000, err()]).toEqual([true, ''])
  })

  it('gets no more subscriptions than one for everything there is', async () => {
    const { child, answer, ended } = begin()
    child.stdin.write(line(hello))
    for (let id = 1; id <= 5000; id += 1)
      child.stdin.write(
        line({ id, method: 'resources/subscribe', params: id % 2 === 0 ? CAPTIONS : { uri: `x:${id}` } }),
      )
    expect(await answer(4999)).toMatchObject({ error: { code: -32602 } })
    expect(await answer(5000)).toMatchObject({ result: {} })
    child.stdin.end()
    expect(await ended).toBe(0)
    const later = begin()
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const notifications = { resourceSubscriptions: Array.from({ length: 1000 }, () => CAPTIONS.uri) }
    for (let id = 1; id <= 2000; id += 1)
      later.child.stdin.write(line({ id, method: 'subscriptions/listen', params: { notifications, _meta } }))
    expect(await later.answer(2000)).toMatchObject({ error: { message: 'Subscription limit reached' } })
    later.child.stdin.end()
    expect(await later.ended).toBe(0)
  })

  it('is told that a message was too long, and nothing is left running', async () => {
    const { child, ended, err } = begin()
    child.stdin.write(line(hello))
    child.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(30_000_000)}`)
    expect(await ended).toBe(2)
    expect(err()).toContain('The request is too large')
  })
})
