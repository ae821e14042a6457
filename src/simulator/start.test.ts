import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, until } from '../../test/support/service/simulator-client.ts'
import { type LaunchedProcess, startSimulator } from './start.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

const script = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

describe('the demo service in a process of its own', () => {
  it('serves under the address and the key that it reports, until it is stopped', async () => {
    const running = await startSimulator({ key: 'given' })
    expect(running.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(running.key).toBe('given')
    expect((await call(running, 'GET', '/v2/languages')).status).toBe(200)
    await running.stop()
    await running.exited
    expect(await answers(running.address)).toBe(false)
  })

  it('generates a new key each time if none is given', async () => {
    const [a, b] = await Promise.all([startSimulator(), startSimulator()])
    expect(a.key).not.toBe(b.key)
    expect(a.key.length).toBeGreaterThan(20)
    await Promise.all([a.stop(), b.stop()])
  })

  it('reports why it cannot start', async () => {
    const running = await startSimulator()
    const port = Number(new URL(running.address).port)
    await expect(startSimulator({ port })).rejects.toThrow(/cannot start: .*EADDRINUSE/)
    await expect(startSimulator({ resources: folder })).rejects.toThrow(/cannot start: ENOENT/)
    await running.stop()
  })

  it('is not considered running if its process ends at once', async () => {
    const entry = await script('ends.mjs', 'process.exit(3)')
    await expect(startSimulator({ entry })).rejects.toThrow('ended before it was ready, with 3')
  })

  it('reports when its process ends unexpectedly', async () => {
    const entry = await script(
      'dies.mjs',
      `process.send({ type: 'ready', address: 'http://127.0.0.1:1', key: 'k' }); setTimeout(() => process.exit(1), 50)`,
    )
    const running = await startSimulator({ entry })
    await expect(running.exited).resolves.toBeUndefined()
  })

  it('ends when its parent is gone, however that came', async () => {
    const start = join(import.meta.dirname, 'start.ts')
    const parent = await script(
      'parent.mjs',
      `import { startSimulator } from ${JSON.stringify(start)}
       console.log((await startSimulator()).address)
       setInterval(() => {}, 1000)`,
    )
    const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', parent])
    const [address] = (await once(process_.stdout, 'data')).map(String)
    expect(await answers(address!.trim())).toBe(true)
    process_.kill('SIGKILL')
    let isGone = false
    void (async () => {
      while (await answers(address!.trim()));
      isGone = true
    })()
    await until(() => isGone, 'the demo service to end')
  })

  it('can be launched in another way', async () => {
    let told: (message: unknown) => void = () => undefined
    let gone: (code: number | null) => void = () => undefined
    const launched: { entry: string; env: Readonly<Record<string, string>> }[] = []
    const child: LaunchedProcess = {
      onMessage: (listener) => (told = listener),
      onExit: (listener) => (gone = listener),
      kill: () => gone(0),
    }
    const starting = startSimulator({
      port: 7,
      entry: '/built/simulator.js',
      launch: (entry, env) => {
        launched.push({ entry, env })
        return child
      },
    })
    told({ type: 'ready', address: 'http://127.0.0.1:7', key: 'k' })
    const running = await starting
    expect(running).toMatchObject({ address: 'http://127.0.0.1:7', key: 'k' })
    expect(launched).toEqual([{ entry: '/built/simulator.js', env: { PARLEY_SIMULATOR: '{"port":7}' } }])
  })
})
