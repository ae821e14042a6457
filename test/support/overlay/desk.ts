import { type OverlayPlace, type Rectangle } from '../../../src/core/captions/overlay/place.ts'
import {
  arrangementOf,
  type DisplayFacts,
  fit,
  OWN_MOVE_MS,
  PlacementWatch,
  placeOn,
  rememberPlace,
} from '../../../src/core/captions/overlay/placement.ts'
import { pick, seededRandom } from '../base/random.ts'
import { VirtualClock } from '../base/virtual-clock.ts'

export const rectangle = (x: number, y: number, width: number, height: number): Rectangle => ({
  x,
  y,
  width,
  height,
})

/** @param taskBar height of the bar at the bottom */
export const display = (
  bounds: Rectangle,
  taskBar = 40,
  isPrimary = false,
  scaleFactor = 1,
): DisplayFacts => ({
  bounds,
  workArea: { ...bounds, height: bounds.height - taskBar },
  scaleFactor,
  isPrimary,
})

/** A desk with displays that come, go, are scaled and have task bars, and the window on it. */
export class Desk {
  readonly time = new VirtualClock()
  readonly #random: () => number
  #slots: DisplayFacts[] = []
  displays: readonly DisplayFacts[] = []
  places: readonly OverlayPlace[] = []
  bounds: Rectangle = rectangle(0, 0, 1, 1)
  isNormal = true
  /** Where the user last put the window in each arrangement. */
  readonly chosen = new Map<string, Rectangle>()
  /** Times at which we set the bounds. */
  #ownMoveAt = Number.NEGATIVE_INFINITY
  readonly watch = new PlacementWatch(
    this.time,
    () => this,
    (facts) => {
      if (this.time.now() - this.#ownMoveAt < OWN_MOVE_MS) throw new Error('stored after our own move')
      if (!facts.isNormal) throw new Error('stored a maximised window')
      this.places = rememberPlace(this.places, facts.displays, facts.bounds)
    },
  )

  constructor(seed: number) {
    this.#random = seededRandom(seed)
    // Rows of displays with gaps, above, below, left and right of the origin.
    this.#slots = Array.from({ length: 4 }, (_, slot) => this.#display(slot, slot === 0))
    this.change()
  }

  #whole(least: number, most: number): number {
    return Math.round(least + this.#random() * (most - least))
  }

  #display(slot: number, isPrimary: boolean): DisplayFacts {
    const bounds = rectangle(
      (slot - 2) * 4000 + this.#whole(0, 300),
      this.#whole(-3000, 3000),
      this.#whole(320, 3600),
      this.#whole(200, 2000),
    )
    const bar = pick(this.#random, [0, 28, 40, 90])
    const workArea = pick(this.#random, [
      { ...bounds, height: bounds.height - bar },
      { ...bounds, y: bounds.y + bar, height: bounds.height - bar },
      { ...bounds, x: bounds.x + bar, width: bounds.width - bar },
    ])
    return { bounds, workArea, isPrimary, scaleFactor: pick(this.#random, [1, 1.25, 1.5, 2, 3]) }
  }

  /** Adds, removes or scales displays, and places the window as the app does. */
  change(): void {
    const slot = this.#whole(1, 3)
    if (this.#random() < 0.2) this.#slots[slot] = this.#display(slot, false)
    const shown = this.#slots.filter((_, index) => index === 0 || this.#random() < 0.6)
    // The system moves the window first, and reports it.
    if (this.#random() < 0.5) {
      this.bounds = { ...this.bounds, x: this.#whole(-9000, 9000) }
      this.watch.moved()
    }
    this.displays = this.#random() < 0.3 ? shown.toReversed() : shown
    this.place()
  }

  /** Hides or shows the bars of the displays: the arrangement is the same. */
  changeBars(): void {
    this.#slots = this.#slots.map((slot) => ({ ...slot, workArea: slot.bounds }))
    this.displays = this.displays.map((shown) => ({ ...shown, workArea: shown.bounds }))
    this.place()
  }

  place(): void {
    const bounds = placeOn(this.displays, this.places)
    if (bounds === undefined) throw new Error('there is a display')
    this.#ownMoveAt = this.time.now()
    this.watch.placing(this.displays)
    this.bounds = bounds
    this.watch.moved()
  }

  async drag(): Promise<void> {
    await this.time.advance(OWN_MOVE_MS)
    const { bounds } = pick(this.#random, this.displays)
    this.bounds = rectangle(
      bounds.x + this.#whole(-400, bounds.width),
      bounds.y + this.#whole(-400, bounds.height),
      this.#whole(1, 4000),
      this.#whole(1, 2500),
    )
    this.watch.moved()
    await this.time.advance(1000)
    this.chosen.set(arrangementOf(this.displays), fit(this.displays, this.bounds))
  }

  async maximise(): Promise<void> {
    await this.time.advance(OWN_MOVE_MS)
    this.isNormal = false
    this.bounds = pick(this.#random, this.displays).bounds
    this.watch.moved()
    await this.time.advance(1000)
    this.isNormal = true
    this.place()
  }

  async step(): Promise<void> {
    await this.time.advance(this.#whole(0, 900))
    const chance = this.#random()
    if (chance < 0.45) return this.change()
    if (chance < 0.55) return this.changeBars()
    if (chance < 0.65) return this.maximise()
    return this.drag()
  }
}
