/** Formats `12:04`, or `1:12:04` from one hour on. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return hours === 0 ? parts.join(':') : [hours, ...parts].join(':')
}
