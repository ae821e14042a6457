import { expect, it } from 'vitest'
import type { DisplayServer } from '../integration/display-server.ts'
import { overlaySystem } from './overlay-system.ts'

const system = (platform: NodeJS.Platform, release = '6.1.0', displayServer: DisplayServer = 'other') => {
  const { staysOnTop, isPositioned, letsClicksThrough, sharingProtection } = overlaySystem({
    platform,
    displayServer,
    release,
  })
  return [staysOnTop, isPositioned, letsClicksThrough, sharingProtection]
}

it('each system lets a caption window do what it can', () => {
  expect(system('win32', '10.0.26100')).toEqual([true, true, true, 'works'])
  expect(system('darwin', '23.6.0')).toEqual([true, true, true, 'works'])
  expect(system('darwin', '24.0.0')).toEqual([true, true, true, 'macos-15'])
  expect(system('darwin', '25.1.0')).toEqual([true, true, true, 'macos-15'])
  expect(system('linux')).toEqual([true, true, true, 'linux'])
})

it('Wayland keeps no window on top, hides its place and sends it every click, unless Parley was started for X11', () => {
  expect(system('linux', '6.1.0', 'wayland')).toEqual([false, false, false, 'linux'])
  expect(system('linux', '6.1.0', 'xwayland')).toEqual([true, true, true, 'linux'])
})
