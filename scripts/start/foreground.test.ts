import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { END_SIGNALS, runInForeground } from './foreground.ts'

const never = new AbortController().signal

describe.runIf(process.platform !== 'win32')('a program in the foreground', () => {
  it.each([
    ['exit 3', { code: 3, signal: null }],
    ['kill -TRAP $$', { code: 133, signal: 'SIGTRAP' }],
    ['kill -KILL $$', { code: 137, signal: 'SIGKILL' }],
  ])('has the exit code of a shell: %s', async (script, ended) => {
    expect(await runInForeground(['sh', '-c', script], { stop: never })).toMatchObject(ended)
  })

  it('gives its last words, also if something that it has started holds its output', async () => {
    const script = 'echo last words >&2; sleep 30 & echo $! >&2; exit 1'
    const { code, words } = await runInForeground(['sh', '-c', script], { stop: never, keepsWords: true })
    const [said, sleeper] = words.split('\n')
    process.kill(Number(sleeper))
    expect([code, said]).toEqual([1, 'last words'])
  })

  it('says why it did not start', async () => {
    const refused = { code: 1, signal: null, refusal: 'ENOENT' }
    expect(await runInForeground(['/no/such/program'], { stop: never })).toMatchObject(refused)
  })

  it.each(END_SIGNALS)('gets another signal than %s, which it may have had itself', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-foreground-'))
    // As Electron: each signal once begins an end that saves, and the same one again ends it at once.
    const script = `for name in INT TERM HUP; do trap "trap - $name; echo $name >&2" $name; done
      kill -${signal.slice(3)} $$
      : > "$1/ready"
      while ! [ -e "$1/over" ]; do sleep 0.05; done
      echo saved >&2`
    const stop = new AbortController()
    const ended = runInForeground(['sh', '-c', script, 'sh', folder], { stop: stop.signal, keepsWords: true })
    await expect.poll(() => existsSync(join(folder, 'ready'))).toBe(true)
    stop.abort(128 + constants.signals[signal])
    writeFileSync(join(folder, 'over'), '')
    expect((await ended).words).toMatch(/^\w+\n\w+\nsaved\n$/)
    rmSync(folder, { recursive: true })
  })

  it('ends when it is told to', async () => {
    const stop = new AbortController()
    const ended = runInForeground(['sleep', '60'], { stop: stop.signal })
    stop.abort()
    expect(await ended).toMatchObject({ code: 143, signal: 'SIGTERM' })
  })
})
