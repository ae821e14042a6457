import { expect, it } from 'vitest'
import { displayServerOf } from './display-server.ts'

const wayland = { XDG_SESSION_TYPE: 'wayland' }
/** As sway and others leave it that were started from a terminal. */
const fromTerminal = { XDG_SESSION_TYPE: 'tty', WAYLAND_DISPLAY: 'wayland-1' }

it.each([
  ['linux', wayland, 'wayland', 'wayland'],
  ['linux', wayland, 'x11', 'xwayland'],
  ['linux', fromTerminal, 'wayland', 'wayland'],
  ['linux', {}, 'wayland', 'wayland'],
  ['linux', fromTerminal, 'x11', 'xwayland'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'x11', 'xwayland'],
  ['linux', { XDG_SESSION_TYPE: 'x11' }, 'x11', 'other'],
  ['linux', { XDG_SESSION_TYPE: 'x11', WAYLAND_DISPLAY: '' }, 'x11', 'other'],
  ['linux', {}, 'x11', 'other'],
  ['win32', wayland, '', 'other'],
  ['darwin', fromTerminal, '', 'other'],
] as const)(
  'windows on %s in a session of %j with the platform "%s" are shown by: %4$s',
  (platform, env, ozonePlatform, server) => {
    expect(displayServerOf({ platform, env, ozonePlatform })).toBe(server)
  },
)
