import '../core/base/jitless.ts'
import { mountPage } from './app/mount-page.tsx'
import { QuickPage } from './app/quick-page.tsx'

await mountPage(() => ({ view: <QuickPage /> }))
