/**
 * How this host comes by what the computer plays: the desktop's shell hands it on, the browser lets the user share
 * it, or only an input device can carry it.
 */
export type SystemAudioWay = 'handed-on' | 'shared' | 'device'

export function systemAudioWay(): SystemAudioWay {
  const isDesktop = globalThis.window.parley !== undefined
  if (!isDesktop) return 'getDisplayMedia' in navigator.mediaDevices ? 'shared' : 'device'
  return navigator.platform.startsWith('Linux') ? 'device' : 'handed-on'
}
