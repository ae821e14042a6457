import '../core/base/jitless.ts'
import { mountPage } from './app/mount-page.tsx'
import { OverlayPageView } from './features/overlay/overlay-page-view.tsx'

await mountPage(() => ({ view: <OverlayPageView /> }))
