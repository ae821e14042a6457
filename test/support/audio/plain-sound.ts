import type { SoundOptions } from '../../../src/renderer/engine/sound-options.ts'

/** The system's default devices without any processing. */
export const PLAIN_SOUND: SoundOptions = {
  microphone: { deviceId: '', echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  microphoneGain: 1,
  systemGain: 1,
  speaker: '',
  volume: 1,
  passthrough: 0,
  catchUp: false,
}
