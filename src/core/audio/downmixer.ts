/** Part of the power of its loudest channel below which a mix has cancelled itself out: -20 dB. */
const MIN_POWER = 0.01
/** Part of that power from which on a channel may stand for all of them. */
const LOUD = 0.5
/** Factor per sample by which earlier power counts less: half a second at 16 kHz, a sixth at 48 kHz. */
const DECAY = 0.999_875

/**
 * Mixes the channels of one source into one: their mean, or one of them while they cancel each other out, as those of a
 * balanced line on a stereo input do.
 */
export class Downmixer {
  #mixed = 0
  #powers: number[] = []

  /**
   * Adds the mix to a sum of several sources.
   *
   * @param sum as long as the channels
   */
  addTo(sum: Float32Array, channels: readonly Float32Array[]): void {
    const [first] = channels
    if (first === undefined) return
    const only = channels.length === 1 ? first : this.#instead(channels, sum.length)
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (only?.[i] ?? meanAt(channels, i))
  }

  /** @returns silence of `length` samples if there is no channel */
  mix(channels: readonly Float32Array[], length: number): Float32Array<ArrayBuffer> {
    const mono = new Float32Array(channels[0]?.length ?? length)
    this.addTo(mono, channels)
    return mono
  }

  /** The channel that stands for the mix; undefined while the mix can be heard. */
  #instead(channels: readonly Float32Array[], length: number): Float32Array | undefined {
    const kept = DECAY ** length
    let mixed = 0
    for (let i = 0; i < length; i += 1) mixed += meanAt(channels, i) ** 2
    this.#mixed = this.#mixed * kept + mixed
    this.#powers = channels.map((channel, index) =>
      channel.reduce((sum, sample) => sum + sample * sample, (this.#powers[index] ?? 0) * kept),
    )
    const loudest = Math.max(...this.#powers)
    if (this.#mixed >= loudest * MIN_POWER) return undefined
    return channels[this.#powers.findIndex((power) => power >= loudest * LOUD)]
  }
}

function meanAt(channels: readonly Float32Array[], i: number): number {
  let sum = 0
  for (const channel of channels) sum += channel[i] ?? 0
  return sum / channels.length
}
