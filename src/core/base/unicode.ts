import * as z from 'zod/mini'

/** Length of a text in Unicode code points, as the service counts it. */
export function codePoints(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i += 1) {
    if ((text.codePointAt(i) ?? 0) > 0xff_ff) i += 1
    count += 1
  }
  return count
}

/** Limits the length of a text, in code points. */
export const mostCodePoints = (limit: number) =>
  z.check<string>(({ value, issues }) => {
    if (codePoints(value) > limit)
      issues.push({ code: 'too_big', origin: 'string', maximum: limit, inclusive: true, input: value })
  })
