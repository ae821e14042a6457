import '../core/base/jitless.ts'
import { mountPage } from './app/mount-page.tsx'
import { QuickPage } from './app/quick-page.tsx'
import { createPageQuick } from './features/quick/quick-store.ts'

await mountPage((_host, stores) => {
  stores.add(createPageQuick)
  return { view: <QuickPage /> }
})
