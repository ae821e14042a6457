/**
 * How this host captures system audio: provided by the desktop shell, shared by the user in the browser, or
 * carried by an input device.
 */
export type SystemAudioWay = 'provided' | 'shared' | 'device'

export function systemAudioWay(): SystemAudioWay {
  const isDesktop = globalThis.window.parley !== undefined
  if (!isDesktop) return 'getDisplayMedia' in navigator.mediaDevices ? 'shared' : 'device'
  return navigator.platform.startsWith('Linux') ? 'device' : 'provided'
}

/** Whether the system lets a program hear what the computer plays only if its user allows it: macOS. */
export const needsSystemAudioPermission = (): boolean =>
  systemAudioWay() === 'provided' && navigator.platform.startsWith('Mac')
