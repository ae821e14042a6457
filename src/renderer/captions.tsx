import '../core/base/jitless.ts'
import { mountCaptionPage } from './app/caption-page/mount-caption-page.tsx'

await mountCaptionPage()
