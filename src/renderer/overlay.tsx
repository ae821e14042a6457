import '../core/base/jitless.ts'
import { mountPage } from './app/mount-page.tsx'
import { OverlayPage } from './app/overlay-page.tsx'

await mountPage(() => ({ view: <OverlayPage /> }))
