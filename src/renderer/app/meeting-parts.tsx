import { type ComponentType, Suspense } from 'react'
import type { MeetingParts } from '../features/live/meeting/meeting-parts.ts'
import { LazyDialog } from './lazy-dialog.tsx'
import { type LazyPart, lazyPart } from './lazy-part.tsx'

/** A part that is loaded when it is first shown; the others go on without it. */
export function whenShown<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const Part = lazyPart(load)
  function Shown(props: P) {
    return (
      <LazyDialog isOpen>
        <Part {...props} />
      </LazyDialog>
    )
  }
  return Object.assign(Shown, { preload: Part.preload })
}

/** Captions, loaded when they are first shown. Their faults are the page's, which then shows them in another way. */
function stage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const Part = lazyPart(load)
  function Stage(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Stage, { preload: Part.preload })
}

export const meetingParts: MeetingParts = {
  Stage: stage(async () => (await import('../features/live/captions/meeting-stage.tsx')).MeetingStage),
  TheirBar: whenShown(async () => (await import('../features/live/meeting/their-bar.tsx')).TheirBar),
  Presets: whenShown(async () => (await import('../features/live/meeting/presets/presets.tsx')).Presets),
  OwnControls: whenShown(async () => (await import('../features/live/meeting/own-controls.tsx')).OwnControls),
  Controls: whenShown(
    async () => (await import('../features/live/meeting/meeting-controls.tsx')).MeetingControls,
  ),
  DeviceNotices: whenShown(
    async () => (await import('../features/live/meeting/device-notices.tsx')).DeviceNotices,
  ),
  EchoNotices: whenShown(async () => (await import('../features/live/notices/echo-notices.tsx')).EchoNotices),
  Sound: whenShown(async () => (await import('../features/live/meeting/meeting-sound.tsx')).MeetingSound),
}

export const DeniedNotice = whenShown(async () => (await import('../shared/denied-notice.tsx')).DeniedNotice)

/** The choice of glossary and spoken terms, which is loaded once there are any to choose. */
export const VoiceResources = whenShown(
  async () => (await import('../features/live/controls/voice-resources.tsx')).VoiceResources,
)

/** The captions of one voice, loaded with the first use of the page: they come seconds after a start at the earliest. */
export const CaptionList = stage(
  async () => (await import('../features/live/captions/live-caption-list.tsx')).CaptionList,
)
