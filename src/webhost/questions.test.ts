import { describe, expect, it } from 'vitest'
import { defaultCallContext } from '../core/base/call.ts'
import { MIN_READING_MS, Questions } from './questions.ts'

const change = {
  proxy: { mode: 'fixed' as const, url: 'http://proxy.test:8080', user: '' },
  streamDomains: ['evil.test'],
  endsUpdates: true,
}

describe('a question in the terminal', () => {
  const begin = () => {
    const said: string[] = []
    let at = 0
    const read = () => (at += MIN_READING_MS)
    // Answers come after the time for reading, unless a test says otherwise.
    const now = () => at
    const questions = new Questions((line) => said.push(line), now)
    const enter = (line: string) => {
      read()
      return questions.enter(line)
    }
    return { said, questions, enter }
  }

  it.each([
    ['y', 'confirmed'],
    [' YES ', 'confirmed'],
    ['', 'declined'],
    ['n', 'declined'],
    [' No ', 'declined'],
  ])('is answered with %j: %s', async (line, answer) => {
    const { said, questions, enter } = begin()
    const asked = questions.confirm(change, defaultCallContext)
    expect(said.join('\n')).toContain('http://proxy.test:8080')
    expect(said.join('\n')).toContain('sound may also be sent to evil.test')
    expect(said.join('\n')).toContain('no longer looks for new versions')
    expect(enter(line)).toBe(true)
    expect(await asked).toBe(answer)
    expect(enter('y')).toBe(false)
  })

  it.each(['yesterday', 'revoke'])('is declined by %j, which is also run as a command', async (line) => {
    const { questions, enter } = begin()
    const asked = questions.confirm(change, defaultCallContext)
    expect(enter(line)).toBe(false)
    expect(await asked).toBe('declined')
  })

  it('about the deletion of all data names the folders', async () => {
    const { said, questions, enter } = begin()
    const asked = questions.confirmDeletion(['/home/me/.config/par\u009bley'], defaultCallContext)
    expect(said).toContain('  /home/me/.config/parley')
    enter('')
    expect(await asked).toBe('declined')
    expect(said.at(-1)).toBe('Nothing was deleted.')
    const again = questions.confirmDeletion(['/home'], defaultCallContext)
    enter('y')
    expect(await again).toBe('confirmed')
  })

  it('is declined while another one is open', async () => {
    const { said, questions, enter } = begin()
    const asked = questions.confirmDeletion(['/home'], defaultCallContext)
    const before = said.length
    expect(await questions.confirm(change, defaultCallContext)).toBe('declined')
    expect(said).toHaveLength(before)
    enter('n')
    expect(await asked).toBe('declined')
  })

  it('is not confirmed within its first second, in which nobody has read it, and can be declined', async () => {
    const { said, questions, enter } = begin()
    const page = new AbortController()
    const first = questions.confirm(change, { ...defaultCallContext, signal: page.signal })
    page.abort()
    expect(await first).toBe('declined')
    const second = questions.confirm(
      { ...change, proxy: { ...change.proxy, url: 'http://evil.test:3128' } },
      defaultCallContext,
    )
    expect(questions.enter('y')).toBe(true)
    expect(said.at(-1)).toContain('too fast')
    expect(enter('y')).toBe(true)
    expect(await second).toBe('confirmed')
    const third = questions.confirm(change, defaultCallContext)
    questions.enter('n')
    expect(await third).toBe('declined')
  })

  it('is not answered before it is asked', () => {
    expect(begin().enter('y')).toBe(false)
  })

  it('is not asked after the terminal was closed', async () => {
    const { questions } = begin()
    const asked = questions.confirm(change, defaultCallContext)
    questions.close()
    expect(await asked).toBe('declined')
    expect(await questions.confirm(change, defaultCallContext)).toBe('unasked')
  })

  it('is withdrawn when its page has disconnected', async () => {
    const { questions, enter } = begin()
    const page = new AbortController()
    const asked = questions.confirm(change, { ...defaultCallContext, signal: page.signal })
    page.abort()
    expect(await asked).toBe('declined')
    expect(await questions.confirm(change, { ...defaultCallContext, signal: page.signal })).toBe('declined')
    expect(enter('y')).toBe(false)
  })
})
