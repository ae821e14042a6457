import { findCables } from '../../../../core/audio/virtual-cables.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import type { SoundOptions } from '../../../engine/sound-options.ts'
import { toSound } from '../session/to-sound.ts'

/** Audio options of both sides of a meeting. */
export interface MeetingSounds extends Readonly<Record<Side, SoundOptions>> {
  /** Whether the meeting can hear the user's translation. */
  readonly isHeardByMeeting: boolean
}

/**
 * Routes the spoken translations of a meeting: that of the others to the user's speaker, and the user's own to
 * the Parley microphone or the chosen virtual cable. Without either the own one is silent, and never in the
 * user's ears unless that is asked for.
 *
 * @param parleySpeaker name of the speaker of the Parley microphone; undefined if there is none
 * @param gain of the sound of the others, which is captured from the system
 */
export function meetingSounds(
  audio: Settings['audio'],
  parleySpeaker: string | undefined,
  { speakers, microphones }: AudioDevices,
  hearsOwn: boolean,
  gain = 1,
): MeetingSounds {
  const sound = toSound(audio)
  const parley = speakers.find(({ label }) => label === parleySpeaker)?.id
  const cable = findCables(speakers, microphones).find(({ speaker }) => speaker.id === audio.speaker)
  const outlet = parley ?? cable?.speaker.id
  const isOutletChosen = cable !== undefined || (audio.speaker !== '' && audio.speakerName === parleySpeaker)
  const ears = isOutletChosen ? '' : audio.speaker
  const monitor = hearsOwn ? { speaker: ears, volume: audio.volume } : undefined
  return {
    mine:
      outlet === undefined
        ? { ...sound, volume: 0, passthrough: 0, monitor }
        : { ...sound, speaker: outlet, volume: 1, monitor },
    // The meeting itself plays the original.
    theirs: { ...sound, speaker: ears, passthrough: 0, systemGain: sound.systemGain * gain },
    isHeardByMeeting: outlet !== undefined,
  }
}
