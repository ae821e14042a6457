import type { ComponentType } from 'react'
import type { MeetingStageProps } from '../captions/meeting-stage.tsx'
import type { EchoNoticesProps } from '../notices/echo-notices.tsx'
import type { DeviceNoticesProps } from './device-notices.tsx'
import type { MeetingControlsProps } from './meeting-controls.tsx'
import type { MeetingSoundProps } from './meeting-sound.tsx'
import type { OwnControlsProps } from './own-controls.tsx'
import type { PresetsProps } from './presets/presets.tsx'
import type { TheirBarProps } from './their-bar.tsx'

/** The components of the live view that only a meeting needs, which are loaded when they are first shown. */
export interface MeetingParts {
  readonly Stage: ComponentType<MeetingStageProps>
  readonly TheirBar: ComponentType<TheirBarProps>
  readonly Presets: ComponentType<PresetsProps>
  readonly OwnControls: ComponentType<OwnControlsProps>
  readonly Controls: ComponentType<MeetingControlsProps>
  readonly DeviceNotices: ComponentType<DeviceNoticesProps>
  readonly EchoNotices: ComponentType<EchoNoticesProps>
  readonly Sound: ComponentType<MeetingSoundProps>
}
