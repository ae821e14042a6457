/** The part of a list to keep in view: its end, or one of its rows. */
export interface FollowTarget {
  /** Whether it is visible to the reader. */
  isInView(): boolean
  /** Whether a reader who started to scroll at this offset has left it. */
  isLeft(heldFrom: number): boolean
  /** Scrolls to it at once if it is out of view. */
  bringIntoView(): void
}

/** Where the reader is in a list. */
export interface ReadingPlace {
  /** Distance in pixels by which it is lower than it was; undefined once it is not rendered any more. */
  movedPx(): number | undefined
}

export interface FollowerPorts {
  /** Runs a function later, unless the returned function is called first. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs a function at the next frame, when the browser has reported all scrolling so far. */
  readonly onFrame: (run: () => void) => void
  /** The place in view; undefined if there is none. */
  readonly placeInView: () => ReadingPlace | undefined
  /** Scrolls down by a distance. */
  readonly scrollBy: (px: number) => void
}

/** How long the reader holds a list after the last input or the last movement that it caused. */
export const HOLD_MS = 150

/** Scroll offsets are rounded by less than this, which would add up over many changes. */
const ROUNDING_PX = 1

/**
 * Keeps a target in view until the reader scrolls away from it; then what is being read stays where it is, whatever
 * is added above it, until the target is in view again.
 *
 * Input of the reader holds the list: it stays where it is, and only during this time can the target be left.
 * After any other movement (a change of size of the list or its rows, corrections by the browser) the target is
 * scrolled back into view.
 */
export class Follower {
  readonly #offset: () => number
  readonly #ports: FollowerPorts
  readonly #changed: (isAway: boolean) => void
  #target: FollowTarget | undefined
  #isAway = false
  /** Where the reader is while away. */
  #place: ReadingPlace | undefined
  /** Scroll offset at which the reader is there. */
  #placeOffset = 0
  /** Scroll offset at which the reader's input began; undefined while not held. */
  #heldFrom: number | undefined
  #isPressed = false
  #cancelRelease = () => {}

  /**
   * @param offset current scroll offset
   * @param changed called with whether the reader has left the target
   */
  constructor(offset: () => number, ports: FollowerPorts, changed: (isAway: boolean) => void) {
    this.#offset = offset
    this.#ports = ports
    this.#changed = changed
  }

  /** Follows another target from now on. */
  follow(target: FollowTarget | undefined): void {
    this.#target = target
    this.settle()
  }

  /** Called when size or position of target, list or content have changed. */
  settle(): void {
    if (this.#isAway) {
      this.#rejoin()
      if (this.#isAway && this.#heldFrom === undefined) this.#restore()
    } else if (this.#heldFrom === undefined) this.#target?.bringIntoView()
  }

  /** Called for scrolling input such as the wheel or a key. */
  hold(): void {
    this.#heldFrom ??= this.#offset()
    this.#releaseLater()
  }

  /** Called when a pointer is pressed or released on the list. */
  press(isPressed: boolean): void {
    if (!isPressed && !this.#isPressed) return
    this.#isPressed = isPressed
    this.hold()
  }

  /** Called when the list was scrolled, by the reader or not. */
  scrolled(): void {
    if (this.#isAway) {
      this.#rejoin()
      // The event of an earlier scroll, which may come after the next line: the content has moved, and not the list.
      if (Math.abs(this.#offset() - this.#placeOffset) <= ROUNDING_PX) this.settle()
      // A finger that has let go still moves the list.
      else if (Math.abs(this.#place?.movedPx() ?? Number.POSITIVE_INFINITY) > ROUNDING_PX) this.#takePlace()
      return
    }
    if (this.#heldFrom === undefined) return this.settle()
    this.#releaseLater()
    if (this.#target?.isLeft(this.#heldFrom) === true) this.#enter(true)
  }

  /** Scrolls back to the target. */
  back(): void {
    this.#free()
    this.#enter(false)
    this.settle()
  }

  dispose(): void {
    this.#free()
    this.#isPressed = false
  }

  #restore(): void {
    const movedPx = this.#place?.movedPx()
    if (movedPx === undefined) return this.#takePlace()
    if (movedPx !== 0) this.#ports.scrollBy(movedPx)
    this.#placeOffset = this.#offset()
  }

  #takePlace(): void {
    this.#place = this.#isAway ? this.#ports.placeInView() : undefined
    this.#placeOffset = this.#offset()
  }

  #rejoin(): void {
    if (this.#target?.isInView() !== true) return
    if (this.#heldFrom !== undefined) this.#heldFrom = this.#offset()
    this.#enter(false)
  }

  #releaseLater(): void {
    this.#cancelRelease()
    let isDue = true
    const cancel = this.#ports.after(HOLD_MS, () =>
      this.#ports.onFrame(() => {
        if (!isDue || this.#isPressed) return
        this.#free()
        this.#takePlace()
        this.settle()
      }),
    )
    this.#cancelRelease = () => {
      isDue = false
      cancel()
    }
  }

  #free(): void {
    this.#cancelRelease()
    this.#heldFrom = undefined
  }

  #enter(isAway: boolean): void {
    if (isAway === this.#isAway) return
    this.#isAway = isAway
    this.#takePlace()
    this.#changed(isAway)
  }
}
