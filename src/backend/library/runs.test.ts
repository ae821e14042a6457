import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Runs } from './runs.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-runs-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a run of the program', () => {
  it('is alive from its beginning to its end, for itself and for others', async () => {
    const [one, two] = [new Runs(folder), new Runs(folder)]
    expect(two.isAlive(one.id)).toBe(false)
    one.begin()
    two.begin()
    expect([one.isAlive(one.id), two.isAlive(one.id), one.isAlive(two.id)]).toEqual([true, true, true])
    one.end()
    expect(two.isAlive(one.id)).toBe(false)
    two.end()
    expect(await readdir(folder)).toEqual([])
  })

  it('in another process is dead as soon as that is killed', async () => {
    const module = join(import.meta.dirname, 'runs.ts')
    const script = `import { Runs } from ${JSON.stringify(module)}
      const runs = new Runs(${JSON.stringify(folder)})
      runs.begin()
      console.log(runs.id)
      setInterval(() => undefined, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    const [printed] = (await once(child.stdout, 'data')) as [Buffer]
    const id = printed.toString().trim()
    const runs = new Runs(folder)
    expect(runs.isAlive(id)).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(runs.isAlive(id)).toBe(false)
    expect(await readdir(folder)).toEqual([])
  })
})
