import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { err, ok } from '../../core/base/result.ts'
import { createBrowserAudio, findAudioProcess } from './browser-audio.ts'
import type { SoundTools } from './sound-tools.ts'

const AUDIO = '--utility-sub-type=audio.mojom.AudioService'
/** Stands for a browser: a shell with a child for its network and one for its audio, whose ids it prints. */
const BROWSER =
  "bash -c 'read _; :' network <&3 & echo $!; bash -c 'read _; :' audio $AUDIO <&3 & echo $!; wait"

const caller = { id: 1 }

describe.skipIf(process.platform !== 'linux')('the audio process of a browser', () => {
  let browser: ChildProcess
  let network: number
  let audio: number
  let clients: Awaited<ReturnType<SoundTools['run']>>
  let now: number
  let reconnect: ReturnType<typeof createBrowserAudio>
  const isRunning = async () => (await findAudioProcess(network)) === audio
  const client = (name: string, pid: number) => ({
    properties: { 'application.name': name, 'application.process.id': String(pid) },
  })

  beforeEach(async () => {
    browser = spawn('bash', ['-c', BROWSER], {
      env: { PATH: process.env['PATH'], AUDIO },
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    })
    let printed = ''
    for await (const text of browser.stdout?.setEncoding('utf8') ?? []) {
      printed += text
      if (printed.split('\n').length > 2) break
    }
    ;[network = 0, audio = 0] = printed.split('\n').map(Number)
    clients = ok('[]')
    now = 0
    reconnect = createBrowserAudio({
      tools: { run: async () => clients },
      clock: { now: () => now },
      processOf: async () => network,
    })
    await expect.poll(isRunning).toBe(true)
  })
  afterEach(async () => {
    const ended = once(browser, 'exit')
    browser.stdio[3]?.destroy()
    await ended
  })

  it('is ended once the server is back and does not know it, and only then', async () => {
    clients = err({ kind: 'sound-server', reason: 'no-server', detail: '' })
    expect(await reconnect(caller)).toBe('no-server')
    clients = ok(JSON.stringify([client('Chromium', audio), client('Chromium input', network)]))
    expect(await isRunning()).toBe(true)
    expect(await reconnect(caller)).toBe('reconnected')
    await expect.poll(() => findAudioProcess(network)).toBeUndefined()
    expect(await reconnect(caller)).toBe('connected')
  })

  it('is left alone while the server knows it, or its answer cannot be read', async () => {
    clients = ok(JSON.stringify([client('Chromium input', audio)]))
    expect(await reconnect(caller)).toBe('connected')
    clients = ok('none')
    expect(await reconnect(caller)).toBe('connected')
    expect(await isRunning()).toBe(true)
  })

  it('is left alone where nothing is known about the server or the browser', async () => {
    const unknown = createBrowserAudio({
      tools: { run: async () => clients },
      clock: { now: () => now },
      processOf: async () => undefined,
    })
    expect(await unknown(caller)).toBe('unsupported')
    clients = err({ kind: 'sound-server', reason: 'tools-missing', detail: '' })
    expect(await reconnect(caller)).toBe('unsupported')
    expect(await isRunning()).toBe(true)
  })

  it('is not found in another browser', async () => {
    const other = spawn('sleep', ['60'])
    expect(await findAudioProcess(other.pid ?? 0)).toBeUndefined()
    other.kill()
  })
})
