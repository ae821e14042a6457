import type { CorrectionParts } from '../features/live/corrections/live-corrections.ts'
import { whenShown } from './meeting-parts.tsx'

export const correctionParts: CorrectionParts = {
  Keeper: whenShown(
    async () => (await import('../features/live/corrections/corrections-keeper.tsx')).CorrectionsKeeper,
  ),
  StoppedNotice: whenShown(
    async () => (await import('../features/live/notices/stopped-notice.tsx')).StoppedNotice,
  ),
}
