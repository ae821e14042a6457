import type { Host } from '../bridge/host.ts'
import { createLiveViews, type LiveViews } from '../features/live/views/create-live-views.ts'
import { pageLog } from './page-log.ts'

export type LiveOn = LiveViews

/** The live views of this page, which log as it does. */
export const createLiveOn = (host: Host): LiveOn => createLiveViews(host, pageLog)
