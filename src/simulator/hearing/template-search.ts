import { correlate } from './correlation.ts'
import { FILTER_BANDS } from './filter-bank.ts'
import { STRIDE, TEMPLATE_WINDOW, type Template, type TemplateGrid } from './template.ts'

/** A place in a template that sounds like the heard window. */
export interface Match {
  readonly template: Template
  readonly grid: TemplateGrid
  /** The frame of the grid that sounds like the first frame of the window. */
  readonly frame: number
  /** From 0 to 1. */
  readonly likeness: number
}

const SAMPLED = TEMPLATE_WINDOW / STRIDE
const SAMPLE_SIZE = SAMPLED * FILTER_BANDS
/** Distance between sampled frames, in levels. */
const SAMPLE_STEP = STRIDE * FILTER_BANDS
/** Every second place is tried first: its neighbours sound much like it. */
const PLACE_STEP = 2
/** Number of places that are compared closely, with their neighbours. */
const PLACES = 12
/** Minimum likeness in the rough comparison for a close one. */
const ROUGH = 0.5

interface Place {
  readonly template: number
  readonly frame: number
  readonly likeness: number
}

/** Searches all templates for a window of heard sound. */
export class TemplateSearch {
  readonly #templates: readonly Template[]
  readonly #sample = new Float32Array(SAMPLE_SIZE)

  constructor(templates: readonly Template[]) {
    this.#templates = templates
  }

  /**
   * @param levels heard frames, of which `TEMPLATE_WINDOW` from `frame` on are looked for
   * @returns the place that sounds most alike, if any is worth a look
   */
  find(levels: Float32Array, frame: number): Match | undefined {
    const places = this.#findRoughly(levels, frame)
    let best: Match | undefined
    for (const place of places)
      for (const match of this.#lookClosely(place, levels, frame))
        if (match.likeness > (best?.likeness ?? 0)) best = match
    return best
  }

  #findRoughly(levels: Float32Array, frame: number): Place[] {
    const size = this.#takeSample(levels, frame)
    const places: Place[] = []
    if (size === 0) return places
    let least = ROUGH
    for (let t = 0; t < this.#templates.length; t += 1) {
      const { grids, movements } = this.#templates[t] as Template
      const { levels: known } = grids[0]
      for (let at = 0; at < movements.length; at += PLACE_STEP) {
        const likeness = dot(this.#sample, known, at) / (size * (movements[at] as number))
        if (likeness <= least) continue
        insert(places, { template: t, frame: at, likeness })
        least = Math.max(ROUGH, places[PLACES - 1]?.likeness ?? ROUGH)
      }
    }
    return places
  }

  /** @returns the length of the sample as a vector */
  #takeSample(levels: Float32Array, frame: number): number {
    for (let i = 0; i < SAMPLED; i += 1) {
      const from = (frame + i * STRIDE) * FILTER_BANDS
      this.#sample.set(levels.subarray(from, from + FILTER_BANDS), i * FILTER_BANDS)
    }
    let squares = 0
    for (let band = 0; band < FILTER_BANDS; band += 1) {
      let sum = 0
      for (let i = band; i < this.#sample.length; i += FILTER_BANDS) sum += this.#sample[i] as number
      for (let i = band; i < this.#sample.length; i += FILTER_BANDS) {
        const level = (this.#sample[i] as number) - sum / SAMPLED
        this.#sample[i] = level
        squares += level * level
      }
    }
    return Math.sqrt(squares)
  }

  *#lookClosely(place: Place, levels: Float32Array, frame: number): Iterable<Match> {
    const template = this.#templates[place.template] as Template
    for (const grid of template.grids)
      for (const at of [place.frame - 1, place.frame, place.frame + 1]) {
        if (at < 0 || at + TEMPLATE_WINDOW > grid.length) continue
        yield {
          template,
          grid,
          frame: at,
          likeness: correlate(levels, frame, grid.levels, at, TEMPLATE_WINDOW),
        }
      }
  }
}

/**
 * The mean of the sample is subtracted, so the template's mean cancels out. A search spends nearly all of its time
 * here, and four independent sums are faster than one.
 */
function dot(sample: Float32Array, levels: Float32Array, frame: number): number {
  const bands = FILTER_BANDS
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let i = 0, from = frame * bands; i < SAMPLE_SIZE; from += SAMPLE_STEP)
    for (let at = from; at < from + bands; at += 4, i += 4) {
      a += (sample[i] as number) * (levels[at] as number)
      b += (sample[i + 1] as number) * (levels[at + 1] as number)
      c += (sample[i + 2] as number) * (levels[at + 2] as number)
      d += (sample[i + 3] as number) * (levels[at + 3] as number)
    }
  return a + b + c + d
}

/** Keeps the best places, best first; neighbours of one place count as one. */
function insert(places: Place[], place: Place): void {
  const near = places.findIndex(
    (other) => other.template === place.template && Math.abs(other.frame - place.frame) <= PLACE_STEP,
  )
  if (near >= 0) {
    if ((places[near] as Place).likeness >= place.likeness) return
    places.splice(near, 1)
  }
  const at = places.findIndex(({ likeness }) => likeness < place.likeness)
  places.splice(at < 0 ? places.length : at, 0, place)
  if (places.length > PLACES) places.pop()
}
