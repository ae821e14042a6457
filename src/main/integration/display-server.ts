interface DisplayFacts {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  /** Value of Chromium's switch `ozone-platform`, which Chromium itself writes there on Linux before the shell runs. */
  readonly ozonePlatform: string
}

/** Display server of Parley's windows. `xwayland`: the session is one of Wayland, and Parley was started for X11. */
export type DisplayServer = 'wayland' | 'xwayland' | 'other'

export function displayServerOf({ platform, env, ozonePlatform }: DisplayFacts): DisplayServer {
  if (platform !== 'linux') return 'other'
  if (ozonePlatform === 'wayland') return 'wayland'
  const { XDG_SESSION_TYPE: session, WAYLAND_DISPLAY: display = '' } = env
  // A compositor that was started from a terminal leaves the session's type as it was.
  return session === 'wayland' || display !== '' ? 'xwayland' : 'other'
}
