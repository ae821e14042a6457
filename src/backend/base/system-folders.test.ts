import { expect, it } from 'vitest'
import { systemFolder } from './system-folders.ts'

const HOME = '/home/ana'

it.each([
  ['config', 'linux', '/home/ana/.config'],
  ['cache', 'linux', '/home/ana/.cache'],
  ['config', 'darwin', '/home/ana/Library/Application Support'],
  ['cache', 'darwin', '/home/ana/Library/Caches'],
] as const)('the folder for %s is on %s %s', (purpose, platform, folder) => {
  expect(systemFolder(purpose, {}, platform, HOME)).toBe(folder)
})

it('the folder is in the roaming or the local data of a user of Windows', () => {
  const home = 'C:\\Users\\ana'
  expect(systemFolder('config', {}, 'win32', home)).toBe('C:\\Users\\ana\\AppData\\Roaming')
  expect(systemFolder('cache', {}, 'win32', home)).toBe('C:\\Users\\ana\\AppData\\Local')
  expect(systemFolder('cache', { LOCALAPPDATA: 'D:\\local' }, 'win32', home)).toBe('D:\\local')
})

it('the environment moves it to an absolute path and nowhere else', () => {
  const at = (moved: string) => systemFolder('cache', { XDG_CACHE_HOME: moved }, 'linux', HOME)
  expect(at('/mnt/cache')).toBe('/mnt/cache')
  for (const nowhere of ['', '.', 'cache']) expect(at(nowhere)).toBe('/home/ana/.cache')
})
