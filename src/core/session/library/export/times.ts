const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

/**
 * `00:12:04,250`, with more digits for more hours.
 *
 * @param mark between seconds and milliseconds
 */
export function clockTime(ms: number, mark: ',' | '.'): string {
  const whole = Math.max(0, Math.round(ms))
  const seconds = Math.floor(whole / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => pad(part, 2)).join(':')}${mark}${pad(whole % 1000, 3)}`
}

/** `0:12:04` */
export function shortTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`
}

/** `2026-11-21 14:05`, where the reader is. */
export function localMinute(at: number): string {
  const date = new Date(at)
  const day = [date.getFullYear(), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')
  return `${day} ${pad(date.getHours(), 2)}:${pad(date.getMinutes(), 2)}`
}
