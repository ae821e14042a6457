import { expect, it } from 'vitest'
import { displayServerOf } from './display-server.ts'

const wayland = { XDG_SESSION_TYPE: 'wayland' }

it.each([
  ['linux', wayland, '', 'wayland'],
  ['linux', wayland, 'wayland', 'wayland'],
  ['linux', wayland, 'x11', 'xwayland'],
  ['linux', { XDG_SESSION_TYPE: 'x11' }, 'x11', 'other'],
  ['linux', {}, '', 'other'],
  ['win32', wayland, '', 'other'],
] as const)(
  'windows on %s in a session of %j with the platform "%s" are shown by: %4$s',
  (platform, env, ozonePlatform, server) => {
    expect(displayServerOf({ platform, env, ozonePlatform })).toBe(server)
  },
)
