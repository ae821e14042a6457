import probeWorklet from './output-probe.worklet.ts?worker&url'

/** The start of a stretch of sound on its way to the speaker. */
export interface Onset {
  /** Time at which its first sample left the audio thread, in milliseconds since 1970. */
  readonly at: number
  /** Output latency of the device, as reported by the audio context. */
  readonly deviceMs: number
}

const onsets: Onset[] = []

/** Records the start of every stretch of sound on its way to the speaker from now on. */
export function probeOutput(): void {
  const { connect } = AudioNode.prototype
  const listen = async (context: AudioContext, source: AudioNode) => {
    await context.audioWorklet.addModule(probeWorklet)
    const node = new AudioWorkletNode(context, 'output-probe', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<number>) =>
      onsets.push({ at: data, deviceMs: (context.baseLatency + context.outputLatency) * 1000 })
    Reflect.apply(connect, source, [node])
  }
  AudioNode.prototype.connect = function connectAndProbe(this: AudioNode, ...target: unknown[]) {
    if (target[0] instanceof AudioDestinationNode) void listen(this.context as AudioContext, this)
    return Reflect.apply(connect, this, target)
  } as typeof connect
}

export const takeHeard = (): Onset[] => onsets.splice(0)
