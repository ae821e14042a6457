import '../core/jitless.ts'
import { App } from './app/app.tsx'
import { mountPage } from './app/mount-page.tsx'

await mountPage(<App />)
