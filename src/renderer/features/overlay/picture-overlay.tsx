import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { dressLike } from './dress-like.ts'
import { OverlayView } from './overlay-view.tsx'

/** The overlay in a window that this page has opened above all others. */
export function PictureOverlay({ picture }: { readonly picture: Window }) {
  useLayoutEffect(() => dressLike(document, picture), [picture])
  return createPortal(<OverlayView />, picture.document.body)
}
