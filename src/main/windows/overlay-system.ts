import type { OverlayState } from '../../core/product/desktop/desktop-calls.ts'
import type { DisplayServer } from '../integration/display-server.ts'

/** Abilities that the system gives a caption window. */
export interface OverlaySystem extends Omit<OverlayState, 'isAvailable'> {
  readonly platform: NodeJS.Platform
  /** Whether the app knows and decides where its windows are, which Wayland keeps to itself. */
  readonly isPositioned: boolean
}

interface SystemFacts {
  readonly platform: NodeJS.Platform
  readonly displayServer: DisplayServer
  /** Release of the kernel, such as `24.1.0`. */
  readonly release: string
}

/** The kernel of macOS 15, from which on screen recordings show protected windows. */
const DARWIN_OF_MACOS_15 = 24

export function overlaySystem({ platform, displayServer, release }: SystemFacts): OverlaySystem {
  const isWayland = displayServer === 'wayland'
  return {
    platform,
    isPositioned: !isWayland,
    staysOnTop: !isWayland,
    letsClicksThrough: !isWayland,
    sharingProtection: sharingProtection(platform, release),
  }
}

function sharingProtection(platform: NodeJS.Platform, release: string): OverlaySystem['sharingProtection'] {
  if (platform === 'win32') return 'works'
  if (platform !== 'darwin') return 'linux'
  return Number.parseInt(release, 10) < DARWIN_OF_MACOS_15 ? 'works' : 'macos-15'
}
