import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { err, ok } from '../../core/base/result.ts'
import { createReconnection } from './audio-process.ts'
import type { SoundTools } from './sound-tools.ts'

describe('the audio process of the app', () => {
  let audio: ChildProcess
  let clients: Awaited<ReturnType<SoundTools['run']>>
  let reconnect: ReturnType<typeof createReconnection>
  const client = (name: string, pid = audio.pid) => ({
    properties: { 'application.name': name, 'application.process.id': String(pid) },
  })
  const connecting = (audioProcess: () => number | undefined) =>
    createReconnection({ tools: { run: async () => clients }, clock: { now: () => 0 }, audioProcess })

  beforeEach(() => {
    audio = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    clients = ok('[]')
    reconnect = connecting(() => audio.pid)
  })
  afterEach(() => audio.kill('SIGKILL'))

  it('is ended once the server is back and does not know it, and not twice', async () => {
    clients = err({ kind: 'sound-server', reason: 'no-server', detail: '' })
    expect(await reconnect()).toBe('no-server')
    clients = ok(JSON.stringify([client('Chromium'), client('Chromium input', 1)]))
    const ended = once(audio, 'exit')
    expect(await reconnect()).toBe('reconnected')
    await ended
    expect(await reconnect()).toBe('connected')
  })

  it('is left alone while the server knows it, or its answer cannot be read', async () => {
    clients = ok(JSON.stringify([client('Chromium input')]))
    expect(await reconnect()).toBe('connected')
    clients = ok('none')
    expect(await reconnect()).toBe('connected')
    expect(audio.exitCode ?? audio.signalCode).toBeNull()
  })

  it('is none on a host whose pages a browser plays, and nothing is ended there', async () => {
    expect(await connecting(() => undefined)()).toBe('connected')
    clients = err({ kind: 'sound-server', reason: 'tools-missing', detail: '' })
    expect(await reconnect()).toBe('unsupported')
    expect(audio.exitCode ?? audio.signalCode).toBeNull()
  })
})
