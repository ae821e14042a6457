import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startSimulator } from '../../simulator/start.ts'
import { DemoServiceManager, type RunningDemo } from './demo-service-manager.ts'

describe('the keeper of the demo service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-demo-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const started: RunningDemo[] = []
  const keeper = () =>
    new DemoServiceManager(folder, async (place) => {
      const demo = await startSimulator(place)
      started.push(demo)
      return demo
    })
  afterEach(async () => {
    for (const demo of started.splice(0)) await demo.stop()
  })

  it('starts one, however many ask', async () => {
    const keep = keeper()
    const [one, two] = await Promise.all([keep.get(), keep.get()])
    expect(one).toBe(two)
    expect(started).toHaveLength(1)
  })

  it('puts another one in the place of one that has died, for pages that know its address', async () => {
    const keep = keeper()
    const { address, key } = await keep.get()
    await started[0]!.stop()
    expect(await keep.get()).toMatchObject({ address, key })
    expect(started).toHaveLength(2)
  })

  it('stores in the data folder, wherever it runs', async () => {
    const places: unknown[] = []
    const start = async (place: object): Promise<RunningDemo> => {
      places.push(place)
      return {
        address: 'http://127.0.0.1:7',
        key: 'k',
        stop: async () => undefined,
        exited: Promise.resolve(),
      }
    }
    const keep = new DemoServiceManager('/data', start)
    await keep.get()
    await new Promise((resolve) => setImmediate(resolve))
    await keep.get()
    const storeIn = join('/data', 'demo-service.json')
    expect(places).toEqual([{ storeIn }, { storeIn, port: 7, key: 'k' }])
  })

  it('takes another place where somebody else has that one by now', async () => {
    const keep = keeper()
    const { address } = await keep.get()
    await started[0]!.stop()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(Number(new URL(address).port), '127.0.0.1', resolve))
    expect((await keep.get()).address).not.toBe(address)
    await new Promise((resolve) => other.close(resolve))
  })
})
