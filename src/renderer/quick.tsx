import '../core/base/jitless.ts'
import { mountPage } from './app/mount-page.tsx'
import { createPageQuick } from './features/quick/quick-store.ts'
import { QuickView } from './features/quick/quick-view.tsx'

await mountPage((_host, stores) => {
  stores.add(createPageQuick)
  return { view: <QuickView /> }
})
