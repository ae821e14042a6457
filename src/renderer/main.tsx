import '../core/base/jitless.ts'
import { App } from './app/app.tsx'
import { createLiveOn } from './app/create-live.ts'
import { mountPage } from './app/mount-page.tsx'
import { LiveRescue } from './features/live/captions/live-rescue.tsx'

await mountPage((host) => {
  // Outside of what is on the screen: a session outlives whatever breaks there.
  const live = createLiveOn(host)
  return { view: <App live={live} />, rescue: <LiveRescue live={live.live} /> }
})
