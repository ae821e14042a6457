import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, pressed, questions } from '../../../test/doubles/electron.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { speak } from '../integration/language.ts'
import { confirmNetwork } from './confirm-network.ts'

describe('a change of the network', () => {
  beforeAll(() => speak('en'))
  beforeEach(() => {
    BrowserWindow.windows = []
    questions.length = 0
    pressed.length = 0
  })
  const ask = (proxy: string) => {
    const { webContents } = new BrowserWindow({})
    return confirmNetwork(proxy, { ...defaultCallContext, caller: { id: webContents.id } })
  }

  it('shows the proxy', async () => {
    pressed.push(0)
    expect(await ask('http://proxy.test:8080')).toBe('confirmed')
    const [{ message, detail = '' } = { message: '' }] = questions
    expect(message).toBe('Allow this change to the network settings?')
    expect(detail).toContain('http://proxy.test:8080')
  })

  it('is declined unless its button is pressed', async () => {
    expect(await ask('http://proxy.test:8080')).toBe('declined')
    pressed.push(1)
    expect(await ask('http://proxy.test:8080')).toBe('declined')
    expect(questions.map(({ defaultId, cancelId }) => [defaultId, cancelId])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})
