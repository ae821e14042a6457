import { describe, expect, it } from 'vitest'
import { createDataFolderHandlers, toDisplay } from './show-folder.ts'

describe('the path of the data folder', () => {
  it.each([
    ['/home/ana/.config/parley', 'linux', { HOME: '/home/ana' }, '~/.config/parley'],
    [
      '/Users/ana/Library/Application Support/Parley',
      'darwin',
      { HOME: '/Users/ana' },
      '~/Library/Application Support/Parley',
    ],
    [
      'C:\\Users\\ana\\AppData\\Roaming\\Parley',
      'win32',
      { APPDATA: 'C:\\Users\\ana\\AppData\\Roaming' },
      '%APPDATA%\\Parley',
    ],
    ['C:\\Users\\ana\\Meetings', 'win32', { USERPROFILE: 'C:\\Users\\Ana' }, '%USERPROFILE%\\Meetings'],
    ['D:\\Parley', 'win32', { APPDATA: 'C:\\Users\\ana', USERPROFILE: 'C:\\Users\\ana' }, 'D:\\Parley'],
    ['/home/anabel/parley', 'linux', { HOME: '/home/ana' }, '/home/anabel/parley'],
    ['/home/ana', 'linux', { HOME: '/home/ana' }, '/home/ana'],
    ['/srv/parley', 'linux', {}, '/srv/parley'],
  ] as const)('%s is shown on %s as its user would write it', (path, platform, env, shown) => {
    expect(toDisplay(path, platform, env)).toBe(shown)
  })
})

describe('the data folder', () => {
  it('is shown by a desktop, whatever a page says', async () => {
    const opened: string[] = []
    const { 'data.folder': get, 'data.openFolder': open } = createDataFolderHandlers({
      dataFolder: '/srv/parley',
      openFolder: async (path) => {
        opened.push(path)
        return opened.length > 1 ? 'no file manager' : undefined
      },
    })
    expect(await get({})).toEqual({ ok: true, value: { path: '/srv/parley', canOpen: true } })
    expect(await open({ path: '/etc' } as never)).toEqual({ ok: true, value: {} })
    expect(await open({})).toEqual({ ok: false, error: { kind: 'unexpected', detail: 'no file manager' } })
    expect(opened).toEqual(['/srv/parley', '/srv/parley'])
  })

  it('is not shown by other hosts', async () => {
    const { 'data.folder': get, 'data.openFolder': open } = createDataFolderHandlers({
      dataFolder: '/srv/parley',
    })
    expect(await get({})).toMatchObject({ value: { canOpen: false } })
    expect(await open({})).toEqual({ ok: false, error: { kind: 'other-host-only' } })
  })
})
