import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, pressed, questions } from '../../../test/doubles/electron.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { ProtectedChange } from '../../core/settings/protected-change.ts'
import { speak } from '../integration/language.ts'
import { confirmChange } from './confirm-change.ts'

describe('a change of what protects the user', () => {
  beforeAll(() => speak('en'))
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
    expect(await ask({ proxy: 'http://proxy.test:8080' })).toBe('confirmed')
    const [{ message, detail = '' } = { message: '' }] = questions
    expect(message).toBe('Allow this change?')
    expect(detail).toContain('http://proxy.test:8080')
  })

  it('names hosts that may get sound, and says that there are no more updates', async () => {
    await ask({ streamDomains: ['evil.test'], endsUpdates: true })
    expect(questions[0]?.detail).toContain('Speech can also be sent to evil.test')
    expect(questions[0]?.detail).toContain('Parley doesn’t look for new versions')
  })

  it('is declined unless its button is pressed', async () => {
    expect(await ask({ proxy: 'http://proxy.test:8080' })).toBe('declined')
    pressed.push(1)
    expect(await ask({ proxy: 'http://proxy.test:8080' })).toBe('declined')
    expect(questions.map(({ defaultId, cancelId }) => [defaultId, cancelId])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})
