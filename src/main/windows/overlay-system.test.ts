import { expect, it } from 'vitest'
import { overlaySystem } from './overlay-system.ts'

const wayland = { XDG_SESSION_TYPE: 'wayland' }
const system = (platform: NodeJS.Platform, release = '6.1.0', env = {}, ozonePlatform = '') => {
  const { staysOnTop, isPositioned, sharingProtection } = overlaySystem({
    platform,
    env,
    ozonePlatform,
    release,
  })
  return [staysOnTop, isPositioned, sharingProtection]
}

it('each system lets a caption window do what it can', () => {
  expect(system('win32', '10.0.26100')).toEqual([true, true, 'works'])
  expect(system('darwin', '23.6.0')).toEqual([true, true, 'works'])
  expect(system('darwin', '24.0.0')).toEqual([true, true, 'macos-15'])
  expect(system('darwin', '25.1.0')).toEqual([true, true, 'macos-15'])
  expect(system('linux')).toEqual([true, true, 'linux'])
})

it('Wayland keeps no window on top and hides its place, unless Parley was started for X11', () => {
  expect(system('linux', '6.1.0', wayland)).toEqual([false, false, 'linux'])
  expect(system('linux', '6.1.0', wayland, 'wayland')).toEqual([false, false, 'linux'])
  expect(system('linux', '6.1.0', wayland, 'x11')).toEqual([true, true, 'linux'])
})
