import { describe, expect, it } from 'vitest'
import { runInForeground } from './foreground.ts'

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

  it('ends when it is told to', async () => {
    const stop = new AbortController()
    const ended = runInForeground(['sleep', '60'], { stop: stop.signal })
    stop.abort()
    expect(await ended).toMatchObject({ code: 143, signal: 'SIGTERM' })
  })
})
