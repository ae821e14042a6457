import type { LiveSign } from '../../src/core/product/live-status.ts'

const BUBBLE = 'M14 8h36a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H32L18 60V48h-4a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z'

/** Symbols in the bubble, which differ in shape because a tray may be monochrome. */
const GLYPHS: { readonly [S in LiveSign]: string } = {
  idle: '<path d="M20 28h.1M32 28h.1M44 28h.1" stroke-width="8"/>',
  live: '<path d="M20.4 24v10m11.6-16v22m11.6-16v10" stroke-width="5.8"/>',
  muted: '<path d="M20 17l24 22" stroke-width="8"/>',
  trouble: '<path d="M32 16v13m0 10v.1" stroke-width="8"/>',
}

const COLOURS: { readonly [S in LiveSign]: string } = {
  idle: '#6a655b',
  live: '#0b6b63',
  muted: '#6a655b',
  trouble: '#a92020',
}

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

/** For trays of any colour: the outline separates the bubble from them. */
export const trayDrawing = (sign: LiveSign): string =>
  drawing(
    `<path d="${BUBBLE}" fill="${COLOURS[sign]}" stroke="#fff" stroke-width="4"/><g stroke="#fff">${GLYPHS[sign]}</g>`,
  )

/** For macOS, which colours the icon itself: only the shape counts. */
export const trayTemplate = (sign: LiveSign): string =>
  drawing(
    `<mask id="m"><rect width="64" height="64" fill="#fff"/><g stroke="#000">${GLYPHS[sign]}</g></mask><path d="${BUBBLE}" mask="url(#m)"/>`,
  )
