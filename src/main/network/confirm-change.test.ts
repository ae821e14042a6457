import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, pressed, questions } from '../../../test/doubles/electron.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { ProtectedChange } from '../../core/settings/protected-change.ts'
import { switchLanguage } from '../integration/language.ts'
import { confirmChange } from './confirm-change.ts'

describe('a change of what protects the user', () => {
  beforeAll(() => switchLanguage('en'))
  beforeEach(() => {
    BrowserWindow.windows = []
    questions.length = 0
    pressed.length = 0
  })
  const ask = (change: Partial<ProtectedChange>) => {
    const { webContents } = new BrowserWindow({})
    const unchanged = { streamDomains: [], endsUpdates: false }
    return confirmChange(
      { ...unchanged, ...change },
      { ...defaultCallContext, caller: { id: webContents.id } },
    )
  }

  it('shows the proxy', async () => {
    pressed.push(0)
    expect(await ask({ proxy: { mode: 'fixed', url: 'http://proxy.test:8080', user: '' } })).toBe('confirmed')
    const [{ message, detail = '' } = { message: '' }] = questions
    expect(message).toBe('Allow this change?')
    expect(detail).toContain('http://proxy.test:8080')
  })

  it('says that a proxy is used no more', async () => {
    await ask({ proxy: { mode: 'none' } })
    await ask({ proxy: { mode: 'system' } })
    expect(questions.map(({ detail = '' }) => detail.split('\n')[0])).toEqual([
      'Requests don’t use a proxy any more',
      'Requests use the system’s proxy, if it has one',
    ])
  })

  it('names hosts that may get sound, and says that there are no more updates', async () => {
    await ask({ streamDomains: ['evil.test'], endsUpdates: true })
    expect(questions[0]?.detail).toContain('Speech can also be sent to evil.test')
    expect(questions[0]?.detail).toContain('Parley doesn’t look for new versions')
  })

  it('is declined unless its button is pressed', async () => {
    expect(await ask({ proxy: { mode: 'fixed', url: 'http://proxy.test:8080', user: '' } })).toBe('declined')
    pressed.push(1)
    expect(await ask({ proxy: { mode: 'fixed', url: 'http://proxy.test:8080', user: '' } })).toBe('declined')
    expect(questions.map(({ defaultId, cancelId }) => [defaultId, cancelId])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})
