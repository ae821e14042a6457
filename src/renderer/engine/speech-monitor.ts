import { OutputDevice } from './output-device.ts'
import { closeContext } from './recovery/resume-context.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'
import type { MonitorOptions, ProblemEvent } from './sound-options.ts'

/** Plays speech on a second device as well. A context has one device, so a stream passes the speech to another one. */
export class SpeechMonitor {
  readonly #voice: AudioNode
  readonly #tap: MediaStreamAudioDestinationNode
  readonly #context = new AudioContext({ latencyHint: 'interactive' })
  readonly #gain = new GainNode(this.#context)
  readonly #device: OutputDevice

  /**
   * @param voice node with the speech as its first output
   * @param problem called when the device fails and the speech would be inaudible, and when it is back
   */
  constructor(voice: AudioNode, recovery: SoundRecovery, problem: (event: ProblemEvent) => void) {
    this.#voice = voice
    this.#tap = new MediaStreamAudioDestinationNode(voice.context as AudioContext)
    voice.connect(this.#tap, 0)
    this.#context
      .createMediaStreamSource(this.#tap.stream)
      .connect(this.#gain)
      .connect(this.#context.destination)
    this.#device = new OutputDevice(this.#context, recovery, problem)
  }

  adjust({ speaker, volume }: MonitorOptions): void {
    void this.#device.choose(speaker)
    this.#gain.gain.value = volume
  }

  close(): Promise<void> {
    this.#voice.disconnect(this.#tap)
    this.#device.close()
    return closeContext(this.#context)
  }
}
