import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, pressed, questions } from '../../../test/doubles/electron.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { speak } from '../integration/language.ts'
import { confirmNetwork } from './confirm-network.ts'

const authority = {
  id: 'AA:BB:CC',
  name: 'DigiCert Global Root G2',
  validFrom: '2026-01-02T00:00:00.000Z',
  validUntil: '2030-03-04T00:00:00.000Z',
}

describe('a change of the network', () => {
  beforeAll(() => speak('en'))
  beforeEach(() => {
    BrowserWindow.windows = []
    questions.length = 0
    pressed.length = 0
  })
  const ask = (change: Parameters<typeof confirmNetwork>[0]) => {
    const { webContents } = new BrowserWindow({})
    return confirmNetwork(change, { ...defaultCallContext, caller: { id: webContents.id } })
  }

  it('shows everything that identifies a proxy and an authority', async () => {
    pressed.push(0)
    expect(await ask({ proxy: 'http://proxy.test:8080', authorities: [authority] })).toBe('confirmed')
    const [{ message, detail = '' } = { message: '' }] = questions
    expect(message).toBe('Allow this change to the network settings?')
    expect(detail).toContain('http://proxy.test:8080')
    expect(detail).toContain('DigiCert Global Root G2')
    expect(detail).toContain('AA:BB:CC')
    expect(detail).toMatch(/2 Jan 2026|Jan 2, 2026/)
    expect(detail).toMatch(/4 Mar 2030|Mar 4, 2030/)
  })

  it('is declined unless its button is pressed', async () => {
    expect(await ask({ proxy: 'http://proxy.test:8080', authorities: [] })).toBe('declined')
    pressed.push(1)
    expect(await ask({ authorities: [{ ...authority, validFrom: undefined }] })).toBe('declined')
    expect(questions.map(({ defaultId, cancelId }) => [defaultId, cancelId])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})
