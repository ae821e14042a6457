interface DisplayFacts {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  /** Value of Chromium's switch `ozone-platform`, or empty. */
  readonly ozonePlatform: string
}

/** Display server of Parley's windows. `xwayland`: the session is one of Wayland, and Parley was started for X11. */
export type DisplayServer = 'wayland' | 'xwayland' | 'other'

export function displayServerOf({ platform, env, ozonePlatform }: DisplayFacts): DisplayServer {
  if (platform !== 'linux' || env['XDG_SESSION_TYPE'] !== 'wayland') return 'other'
  return ozonePlatform === 'x11' ? 'xwayland' : 'wayland'
}
