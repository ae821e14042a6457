import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeUtilityProcess, forked } from '../../test/doubles/electron.ts'
import { startDemo } from './demo-service.ts'

beforeEach(() => {
  forked.length = 0
})

function child(): FakeUtilityProcess {
  const [first] = forked
  if (first === undefined) throw new Error('no process was started')
  return first
}

const place = { storeIn: '/data/demo-service.json' }
const ready = { type: 'ready', address: 'http://127.0.0.1:4000', key: 'demo-key' }

describe('the demo service', () => {
  it('is a utility process that runs the built script', async () => {
    const starting = startDemo(place)
    child().emit('message', ready)
    expect(await starting).toMatchObject({ address: ready.address, key: ready.key })
    expect([child().script, child().args]).toEqual(['/app/out/main/simulator.js', []])
  })

  it('receives the folder of the clips, but not in an argument, which others could read', () => {
    void startDemo(place)
    const env = new Map<string, string>(Object.entries(child().options.env ?? {}))
    expect(env.get('PATH')).toBe(process.env['PATH'])
    expect(JSON.parse(env.get('PARLEY_SIMULATOR') ?? '')).toEqual({ ...place, resources: '/app/resources' })
  })

  it('stops when its process has exited', async () => {
    const starting = startDemo(place)
    child().emit('message', ready)
    const demo = await starting
    const gone = vi.fn<() => void>()
    void demo.stop().then(gone)
    await Promise.resolve()
    expect([child().kills, gone.mock.calls]).toEqual([1, []])
    child().emit('exit', 0)
    await demo.exited
    expect(gone).toHaveBeenCalledOnce()
  })

  it.each([
    ['says so', ['message', { type: 'failed', reason: 'no clips' }], 'no clips'],
    ['ends', ['exit', 3], 'ended before it was ready, with 3'],
  ] as const)('is no service if it cannot start and %s', async (_how, [event, payload], words) => {
    const starting = startDemo(place)
    child().emit(event, payload)
    await expect(starting).rejects.toThrow(words)
  })
})
