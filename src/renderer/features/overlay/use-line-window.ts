import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { emptyWindow, type LineWindow, moveWindow } from '../../../core/captions/line-window.ts'

/**
 * Keeps the lines of a track where they are, before the browser paints: its rows have `data-row` and a text, and an
 * empty element at the end has `data-blank`. `keep` does so again, for a text that changed without its track.
 */
export function useLineWindow(
  visible: number,
  lineHeight: number,
): { readonly track: RefObject<HTMLDivElement | null>; readonly keep: () => void } {
  const track = useRef<HTMLDivElement>(null)
  const window = useRef<LineWindow>(emptyWindow)
  const layout = useRef('')
  const keep = useCallback(() => {
    const node = track.current
    const blank = node?.querySelector<HTMLElement>('[data-blank]')
    if (node === null || blank === null || blank === undefined) return
    // In another layout, all lines are others.
    const width = node.querySelector<HTMLElement>('[data-row]')?.lastElementChild?.clientWidth
    const now = `${width} ${lineHeight}`
    if (layout.current !== now) window.current = emptyWindow
    layout.current = now
    const rows = [...node.querySelectorAll<HTMLElement>('[data-row]')]
    const measured = rows.map((row) => ({
      id: row.dataset['row'] ?? '',
      lines: Math.round((row.lastElementChild as HTMLElement).offsetHeight / lineHeight),
    }))
    window.current = moveWindow(window.current, measured, visible)
    for (const [at, row] of rows.entries())
      row.style.minHeight = `${(window.current.rows[at]?.lines ?? 0) * lineHeight}px`
    blank.style.height = `${window.current.blank * lineHeight}px`
  }, [visible, lineHeight])
  useLayoutEffect(keep)
  useEffect(() => {
    // A font that has just been loaded breaks all lines anew.
    const fonts = track.current?.ownerDocument.fonts
    const anew = () => {
      layout.current = ''
      keep()
    }
    fonts?.addEventListener('loadingdone', anew)
    return () => fonts?.removeEventListener('loadingdone', anew)
  }, [keep])
  return { track, keep }
}
