import type { Settings } from '../../../../core/settings/settings.ts'
import type { SoundOptions, SoundSource } from '../../../engine/sound-options.ts'

type AudioSettings = Settings['audio']

/** Audio options of a session from the user's settings. */
export const toSound = (audio: AudioSettings): SoundOptions => ({
  microphone: {
    deviceId: audio.microphone,
    name: audio.microphoneName,
    echoCancellation: audio.echoCancellation,
    noiseSuppression: audio.noiseSuppression,
    autoGainControl: audio.autoGainControl,
  },
  microphoneGain: audio.microphoneGain,
  systemGain: audio.systemGain,
  speaker: audio.speaker,
  volume: audio.volume,
  passthrough: audio.passthrough,
  catchUp: audio.catchUp,
})

/** @param file replaces all other sources */
export const toSource = ({ input, systemDevice }: AudioSettings, file: File | undefined): SoundSource => {
  if (file !== undefined) return { from: 'file', file }
  return input === 'microphone' ? { from: input } : { from: input, deviceId: systemDevice }
}
