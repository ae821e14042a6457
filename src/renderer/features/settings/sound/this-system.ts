export type System = 'windows' | 'mac' | 'linux'

/** The operating system, as far as advice depends on it. */
export function thisSystem(): System {
  const { platform } = navigator
  if (platform.startsWith('Win')) return 'windows'
  return platform.startsWith('Mac') ? 'mac' : 'linux'
}
