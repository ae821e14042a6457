import '../core/base/jitless.ts'
import { App } from './app/app.tsx'
import { LiveHostGone } from './app/boundaries/host-gone.tsx'
import { mountPage } from './app/mount-page.tsx'
import { pageLog } from './app/page-log.ts'
import { createHistory } from './features/history/history.ts'
import { createOpenedFiles } from './features/history/opened/opened-session-files.ts'
import { LiveRescue } from './features/live/captions/live-rescue.tsx'
import { createMissingDevices } from './features/live/meeting/presets/missing-devices.ts'
import { createLiveViews } from './features/live/views/create-live-views.ts'
import { createProgramCaptures } from './shared/programs/program-captures.ts'

await mountPage((host, stores) => {
  // Before the host knows that the page listens.
  stores.add(createOpenedFiles)
  // Created outside React: a session continues even if rendering fails.
  const live = createLiveViews(host, pageLog)
  stores.add(createHistory)
  stores.add(createProgramCaptures)
  stores.add(createMissingDevices)
  return {
    view: <App live={live} />,
    rescue: <LiveRescue live={live.live} theirs={live.theirs} />,
    hostGone: <LiveHostGone live={live.live} theirs={live.theirs} />,
  }
})
