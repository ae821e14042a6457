import { FILTER_BANDS } from './filter-bank.ts'
import { FRAME_SIZE } from './heard-frames.ts'
import { Voicing } from './voicing.ts'

const VOICED = 0.6
/** Bands within `RICH_DB` of the strongest one: a tone or a dialling signal fills fewer. */
const RICH_BANDS = 6
const RICH_DB = 25
/** Mean change of the spectrum's shape over `CHANGE_FRAMES`: noise by itself stays below. */
const CHANGE_DB = 3.5
const CHANGE_FRAMES = 3

/**
 * Detects frames that sound like speech: voiced, rich in overtones, and changing, for at least two frames. Noise is not
 * voiced, a tone is not rich, hum and buzz do not change, and the edge of a beep is too short. About every third frame
 * of speech has all of these properties.
 */
export class SpeechCue {
  readonly #voicing = new Voicing(FRAME_SIZE)
  /** The last frames, newest first. */
  #recent: readonly Float32Array[] = []
  #wasSpeechlike = false

  /** Takes frame after frame: its samples, and the levels of its bands in dB. */
  isSpeechlike(sound: Float32Array, at: number, bands: Float32Array): boolean {
    const was = this.#wasSpeechlike
    this.#wasSpeechlike = this.#hasAll(sound, at, bands)
    return was && this.#wasSpeechlike
  }

  #hasAll(sound: Float32Array, at: number, bands: Float32Array): boolean {
    const before = this.#recent[CHANGE_FRAMES - 1]
    this.#recent = [bands, ...this.#recent.slice(0, CHANGE_FRAMES - 1)]
    return (
      before !== undefined &&
      isRich(bands) &&
      changeOfShape(before, bands) > CHANGE_DB &&
      this.#voicing.measure(sound, at) > VOICED
    )
  }
}

function isRich(bands: Float32Array): boolean {
  const strongest = bands.reduce((most, level) => Math.max(most, level))
  return bands.reduce((count, level) => (level > strongest - RICH_DB ? count + 1 : count), 0) >= RICH_BANDS
}

/** Mean difference of two spectra in dB, without the difference in loudness. */
function changeOfShape(before: Float32Array, after: Float32Array): number {
  let louder = 0
  for (let band = 0; band < FILTER_BANDS; band += 1)
    louder += (after[band] as number) - (before[band] as number)
  louder /= FILTER_BANDS
  let change = 0
  for (let band = 0; band < FILTER_BANDS; band += 1)
    change += Math.abs((after[band] as number) - (before[band] as number) - louder)
  return change / FILTER_BANDS
}
