import type { Clock } from '../../base/clock.ts'
import { isSame } from '../../base/is-same.ts'
import { MAX_ARRANGEMENT, MAX_PLACES, type OverlayPlace, type Rectangle } from './place.ts'

/** A display as the system reports it. */
export interface DisplayFacts {
  readonly bounds: Rectangle
  /** The bounds without task bars, docks and menu bars. */
  readonly workArea: Rectangle
  readonly scaleFactor: number
  readonly isPrimary: boolean
}

type Size = Pick<Rectangle, 'width' | 'height'>

/** Smallest size of the overlay window, unless a display is smaller still. */
export const MIN_OVERLAY_SIZE: Size = { width: 280, height: 80 }
const DEFAULT_SIZE: Size = { width: 960, height: 160 }
/** Distance of the first place from the bottom of the display. */
const MARGIN = 24

/** Names an arrangement of displays. It ignores ids, which change when a display is plugged into another port. */
export const arrangementOf = (displays: readonly DisplayFacts[]): string =>
  displays
    .map(({ bounds: { x, y, width, height }, scaleFactor }) => `${x},${y},${width}x${height}@${scaleFactor}`)
    .toSorted()
    .join(' ')
    .slice(0, MAX_ARRANGEMENT)

/** The displays that can show a window: the system lists others for a moment while displays change. */
export const usableDisplays = (displays: readonly DisplayFacts[]): DisplayFacts[] =>
  displays.filter(({ workArea }) => workArea.width > 0 && workArea.height > 0)

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)))

/** Fits a window into one work area as a whole, so that no caption is cut off. */
function fitInto(area: Rectangle, { x, y, width, height }: Rectangle): Rectangle {
  const fitting = {
    width: Math.min(area.width, Math.round(Math.max(width, MIN_OVERLAY_SIZE.width))),
    height: Math.min(area.height, Math.round(Math.max(height, MIN_OVERLAY_SIZE.height))),
  }
  return {
    x: clamp(x, area.x, area.x + area.width - fitting.width),
    y: clamp(y, area.y, area.y + area.height - fitting.height),
    ...fitting,
  }
}

const overlap = (one: Rectangle, other: Rectangle): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** Squared distance between the centres of two rectangles. */
const distance = (one: Rectangle, other: Rectangle): number =>
  (one.x + one.width / 2 - other.x - other.width / 2) ** 2 +
  (one.y + one.height / 2 - other.y - other.height / 2) ** 2

/** The display that shows most of a window, or else the nearest one. */
function displayOf(displays: readonly DisplayFacts[], bounds: Rectangle): DisplayFacts | undefined {
  const [first] = displays.toSorted(
    (one, other) =>
      overlap(other.bounds, bounds) - overlap(one.bounds, bounds) ||
      distance(one.bounds, bounds) - distance(other.bounds, bounds),
  )
  return first
}

const primaryOf = (displays: readonly DisplayFacts[]): DisplayFacts | undefined =>
  displays.find(({ isPrimary }) => isPrimary) ?? displays[0]

const centredAtBottom = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: x + (width - DEFAULT_SIZE.width) / 2,
  y: y + height - DEFAULT_SIZE.height - MARGIN,
  ...DEFAULT_SIZE,
})

/** The same place on another display: equally far from its edges, in proportion to the free space. */
function moveTo(area: Rectangle, { bounds, display }: OverlayPlace): Rectangle {
  const width = Math.min(bounds.width, area.width)
  const height = Math.min(bounds.height, area.height)
  const share = (offset: number, free: number) => (free <= 0 ? 0.5 : offset / free)
  return {
    x: area.x + share(bounds.x - display.x, display.width - bounds.width) * (area.width - width),
    y: area.y + share(bounds.y - display.y, display.height - bounds.height) * (area.height - height),
    width,
    height,
  }
}

/**
 * Where the overlay window belongs in an arrangement of displays: where the user last put it there, else where it was
 * last if that display is still present, else at the same place on the primary display.
 *
 * @param places newest first
 * @returns undefined without a usable display
 */
export function placeOn(
  displays: readonly DisplayFacts[],
  places: readonly OverlayPlace[],
): Rectangle | undefined {
  const usable = usableDisplays(displays)
  const primary = primaryOf(usable)
  if (primary === undefined) return undefined
  const arrangement = arrangementOf(usable)
  const [last] = places
  const known = places.find((place) => place.arrangement === arrangement)
  if (known !== undefined) return fit(usable, known.bounds)
  if (last === undefined) return fitInto(primary.workArea, centredAtBottom(primary.workArea))
  const isThere = usable.some(({ bounds }) => isSame(bounds, last.display))
  return isThere ? fit(usable, last.bounds) : fitInto(primary.workArea, moveTo(primary.workArea, last))
}

/** Fits a window into the display that shows most of it. */
export function fit(displays: readonly DisplayFacts[], bounds: Rectangle): Rectangle {
  const display = displayOf(usableDisplays(displays), bounds)
  return display === undefined ? bounds : fitInto(display.workArea, bounds)
}

/** The places after the user has put the window somewhere, newest first. */
export function rememberPlace(
  places: readonly OverlayPlace[],
  displays: readonly DisplayFacts[],
  bounds: Rectangle,
): readonly OverlayPlace[] {
  const usable = usableDisplays(displays)
  const display = displayOf(usable, bounds)
  if (display === undefined) return places
  const arrangement = arrangementOf(usable)
  const { x, y, width, height } = display.bounds
  const place: OverlayPlace = {
    arrangement,
    bounds: fit(usable, bounds),
    display: { x, y, width, height },
  }
  return [place, ...places.filter((other) => other.arrangement !== arrangement)].slice(0, MAX_PLACES)
}

/** The overlay window as the system reports it. */
export interface OverlayWindowFacts {
  readonly bounds: Rectangle
  /** Neither maximised nor minimised nor full screen. */
  readonly isNormal: boolean
  readonly displays: readonly DisplayFacts[]
}

/** Time after our own move in which the system reports moves that are not the user's. */
export const OWN_MOVE_MS = 600
/** Time without a move after which the user has put the window where it is. */
const SETTLED_MS = 400

/** Tells where the user puts the overlay window from where we or the system put it. */
export class PlacementWatch {
  readonly #clock: Clock
  readonly #read: () => OverlayWindowFacts | undefined
  readonly #onPlace: (facts: OverlayWindowFacts) => void
  #placedAt = Number.NEGATIVE_INFINITY
  #arrangement = ''
  #cancel: (() => void) | undefined

  /**
   * @param read the window as it is now; undefined if there is none
   * @param onPlace called when the user has put the window somewhere
   */
  constructor(
    clock: Clock,
    read: () => OverlayWindowFacts | undefined,
    onPlace: (facts: OverlayWindowFacts) => void,
  ) {
    this.#clock = clock
    this.#read = read
    this.#onPlace = onPlace
  }

  /** Called before we set the bounds ourselves, for these displays. */
  placing(displays: readonly DisplayFacts[]): void {
    this.#placedAt = this.#clock.now()
    this.#arrangement = arrangementOf(usableDisplays(displays))
    this.stop()
  }

  /** Called before we change the bounds because the user asks for it. */
  asked(displays: readonly DisplayFacts[]): void {
    this.placing(displays)
    this.#wait()
  }

  /** Called when the window has moved or changed its size, whoever did it. */
  moved(): void {
    if (this.#clock.now() - this.#placedAt >= OWN_MOVE_MS) this.#wait()
  }

  /** Forgets a move that has not settled. */
  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #wait(): void {
    this.stop()
    this.#cancel = this.#clock.after(SETTLED_MS, () => this.#settled())
  }

  #settled(): void {
    this.#cancel = undefined
    const facts = this.#read()
    // A system moves windows off a display that is removed before it reports the removal.
    if (facts === undefined || !facts.isNormal) return
    if (arrangementOf(usableDisplays(facts.displays)) === this.#arrangement) this.#onPlace(facts)
  }
}
