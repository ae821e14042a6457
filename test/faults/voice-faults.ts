import { faultsOf } from './layer-fault.ts'

export const voiceFaults = faultsOf('voice session', [
  {
    name: 'one message proves a link',
    file: 'src/core/voice/wire/link-watch.ts',
    find: 'this.#openedAt >= LASTING_MS',
    replace: 'this.#openedAt >= 0',
    foundBy: 'src/core/voice/session/closing.test.ts',
  },
  {
    name: 'a running session ends because a glossary is gone',
    file: 'src/core/voice/session/session-machine.ts',
    find: "error.kind === 'not-found' ? withoutResources(state.config) : undefined",
    replace: 'undefined as VoiceConfig | undefined',
    foundBy: 'src/core/voice/session/session-machine.test.ts',
  },
  {
    name: 'a first connection is tried once too often',
    file: 'src/core/voice/session/session-machine.ts',
    find: 'failures + 1 >= FIRST_ATTEMPTS',
    replace: 'failures + 1 > FIRST_ATTEMPTS',
    foundBy: 'src/core/voice/session/session-machine.test.ts',
  },
  {
    name: 'a frame counts as concluded when its beginning is',
    file: 'src/core/voice/sending/send-queue.ts',
    find: 'kept !== undefined && endMs(kept.frame) <= captureMs',
    replace: 'kept !== undefined && kept.frame.startMs <= captureMs',
    foundBy: 'src/core/voice/sending/replay.test.ts',
  },
  {
    name: 'new text is compared with the beginning of the shown text instead of its end',
    file: 'src/core/voice/receiving/transcript-deduplicator.ts',
    find: '(received.tail + segment.text).slice(-TAIL)',
    replace: '(received.tail + segment.text).slice(0, TAIL)',
    foundBy: 'src/core/voice/receiving/transcript-deduplicator.test.ts',
  },
  {
    name: 'silence after speech is sent for one frame too long',
    file: 'src/core/voice/sending/silence-gate.ts',
    find: 'this.#quietMs < HANGOVER_MS',
    replace: 'this.#quietMs <= HANGOVER_MS',
    foundBy: 'src/core/voice/sending/silence-gate.test.ts',
  },
  {
    name: 'the end of a run aborts the requests of the next one',
    file: 'src/core/voice/session/admission.ts',
    find: '    this.#life.abort()\n    this.#life = new AbortController()',
    replace: '    this.#life = new AbortController()\n    this.#life.abort()',
    foundBy: 'src/core/voice/session/voice-session.test.ts',
  },
  {
    name: 'a caption ends a pause after it has begun',
    file: 'src/core/voice/receiving/transcript.ts',
    find: 'segment.startTime - last.endMs >= PAUSE_MS',
    replace: 'segment.startTime - last.startMs >= PAUSE_MS',
    foundBy: 'src/core/voice/receiving/transcript.test.ts',
  },
  {
    name: 'the service is asked again before the time that it named',
    file: 'src/core/base/backoff.ts',
    find: 'Math.max(defaults, asked + ',
    replace: 'Math.min(defaults, asked + ',
    foundBy: 'src/core/base/backoff.test.ts',
  },
])

export const audioFaults = faultsOf('capture and playback', [
  {
    name: 'channels in antiphase cancel each other out',
    file: 'src/core/audio/downmixer.ts',
    find: 'this.#mixed >= loudest * MIN_POWER',
    replace: 'this.#mixed <= loudest * MIN_POWER',
    foundBy: 'src/core/audio/downmixer.test.ts',
  },
  {
    name: 'a speaker that is gone is not missed',
    file: 'src/renderer/engine/output-device.ts',
    find: "if (!(await this.#isThere())) this.#lose('the device was disconnected')",
    replace: "if (await this.#isThere()) this.#lose('the device was disconnected')",
    foundBy: 'src/renderer/engine/output-device.test.ts',
  },
  {
    name: 'a device that the sound server removes is not reported',
    file: 'src/backend/sound-devices/watch-devices.ts',
    find: '(?:new|remove)',
    replace: '(?:new|change)',
    foundBy: 'src/backend/sound-devices/watch-devices.test.ts',
  },
  {
    name: 'a frame has the time of its end',
    file: 'src/core/audio/capture/frame-assembler.ts',
    find: '    const startMs = (this.#emitted * 1000) / this.#rate\n    this.#emitted += this.#filled',
    replace: '    this.#emitted += this.#filled\n    const startMs = (this.#emitted * 1000) / this.#rate',
    foundBy: 'src/core/audio/audio.test.ts',
  },
  {
    name: 'a muted time counts as silence of the microphone',
    file: 'src/core/audio/capture/input-health.ts',
    find: 'rms > SILENCE_RMS || isMuted',
    replace: 'rms > SILENCE_RMS && !isMuted',
    foundBy: 'src/core/audio/capture/input-health.test.ts',
  },
  {
    name: 'silence counts as speech that was played',
    file: 'src/core/audio/playback/playback-queue.ts',
    find: 'this.#length -= filled',
    replace: 'this.#length -= output.length',
    foundBy: 'src/core/audio/audio.test.ts',
  },
  {
    name: 'negative peaks are not limited',
    file: 'src/core/audio/capture/limiter.ts',
    find: 'Math.abs(sample)',
    replace: 'Math.max(0, sample)',
    foundBy: 'src/core/audio/capture/limiter.test.ts',
  },
])

export const mediaFaults = faultsOf('encoders and containers', [
  {
    name: 'Matroska states the delay of its codec in milliseconds',
    file: 'src/core/media/matroska/matroska-muxer.ts',
    find: 'Math.round((delaySamples * NS_PER_S) / rate)',
    replace: 'Math.round((delaySamples * 1000) / rate)',
    foundBy: 'src/core/media/matroska/matroska-demuxer.test.ts',
  },
  {
    name: 'the number of FLAC frame 2048 is written in too few bytes',
    file: 'src/core/media/flac/flac-writer.ts',
    find: 'value >= 2 ** (5 * extra + 6)',
    replace: 'value > 2 ** (5 * extra + 6)',
    foundBy: 'src/core/media/writers.test.ts',
  },
  {
    name: 'an Ogg packet of a multiple of 255 bytes has no end',
    file: 'src/core/media/ogg/ogg-page.ts',
    find: '    length % FULL_SEGMENT,\n',
    replace: '    ...(length % FULL_SEGMENT === 0 ? [] : [length % FULL_SEGMENT]),\n',
    foundBy: 'src/core/media/writers.test.ts',
  },
  {
    name: 'the counter of MPEG-TS packets does not wrap around',
    file: 'src/core/media/mpeg-ts/mpeg-ts-demuxer.ts',
    find: '(this.#counter + 1) & COUNTER',
    replace: 'this.#counter + 1',
    foundBy: 'src/core/media/demuxers.sampled.test.ts',
  },
])
