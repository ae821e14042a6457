import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEnvironmentKeyGuard } from './environment-key-guard.ts'

describe('a key from the environment', () => {
  let folder: string
  let said: string[]
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-guard-'))
    said = []
  })
  afterEach(() => rm(folder, { recursive: true }))
  const path = () => join(folder, 'environment-key.json')
  /** A run of the program. */
  const run = (declared?: string) =>
    createEnvironmentKeyGuard({ path: path(), declared, say: (line) => said.push(line) })

  it('is sent to its first destination in every run, and other requests are reported', () => {
    expect(run()('https://here.test')).toBe(true)
    expect(run()('https://here.test')).toBe(true)
    expect(said).toEqual([])
    expect(run()('https://elsewhere.test')).toBe(false)
    expect(said).toEqual([expect.stringContaining('PARLEY_KEY_FOR=https://elsewhere.test')])
  })

  it('is sent to the origin that the user names, and to no other', () => {
    expect(run()('https://here.test')).toBe(true)
    expect(run('https://elsewhere.test/v2/')('https://elsewhere.test')).toBe(true)
    expect(run('https://elsewhere.test')('https://here.test')).toBe(false)
    expect(run('nonsense')('https://here.test')).toBe(false)
    expect(run()('https://here.test')).toBe(true)
  })

  it('is remembered without the key', async () => {
    run()('https://here.test')
    expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual({ origin: 'https://here.test' })
  })

  it.each(['{', '{"origin": 5}', '[]'])('goes nowhere where what is remembered is %s', async (text) => {
    await writeFile(path(), text)
    expect(run()('https://here.test')).toBe(false)
    expect(said).toHaveLength(1)
  })
})
