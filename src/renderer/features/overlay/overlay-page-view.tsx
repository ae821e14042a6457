import { usePageStore } from '../../data/stores.ts'
import { createPageCaptions } from './caption-viewer.ts'
import { OverlayView } from './overlay-view.tsx'

/** The overlay in a page of its own, which reads on without the main page. */
export function OverlayPageView() {
  return <OverlayView captions={usePageStore(createPageCaptions)} />
}
