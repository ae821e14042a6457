/** The part that a list keeps in view: its end, or one of its rows. */
export interface FollowTarget {
  /** Whether the reader sees it. */
  isInView(): boolean
  /** Whether a reader who began to scroll at an offset has left it. */
  isLeft(heldFrom: number): boolean
  /** Scrolls to it at once, as far as it is out of view. */
  bringIntoView(): void
}

export interface FollowerPorts {
  /** Runs something later, unless its answer is called first. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs something when the page is drawn next: what was scrolled until then is known. */
  readonly onFrame: (run: () => void) => void
}

/** How long the reader holds a list after their last input, or the last movement that it caused. */
export const HOLD_MS = 150

/**
 * Keeps a target in view until the reader scrolls away from it; then nothing moves before the two meet again.
 *
 * A reader's input holds the list: it stays where it is, and only while it is held can the target be left. Every
 * other movement (another size of the list or its rows, the browser's own corrections) is followed by a way back.
 */
export class Follower {
  readonly #offset: () => number
  readonly #ports: FollowerPorts
  readonly #changed: (isAway: boolean) => void
  #target: FollowTarget | undefined
  #isAway = false
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

  /** Follows this from now on. */
  follow(target: FollowTarget | undefined): void {
    this.#target = target
    this.settle()
  }

  /** The target, the list or its contents have another size or place. */
  settle(): void {
    if (this.#isAway) this.#rejoin()
    else if (this.#heldFrom === undefined) this.#target?.bringIntoView()
  }

  /** The reader uses the wheel, a key or the like. */
  hold(): void {
    this.#heldFrom ??= this.#offset()
    this.#releaseLater()
  }

  /** A finger or a button goes down on the list, or up again. */
  press(isPressed: boolean): void {
    if (!isPressed && !this.#isPressed) return
    this.#isPressed = isPressed
    this.hold()
  }

  /** The list was scrolled, by whomever. */
  scrolled(): void {
    if (this.#heldFrom === undefined || this.#isAway) return this.settle()
    this.#releaseLater()
    if (this.#target?.isLeft(this.#heldFrom) === true) this.#enter(true)
  }

  /** Goes back to the target. */
  back(): void {
    this.#free()
    this.#enter(false)
    this.settle()
  }

  dispose(): void {
    this.#free()
    this.#isPressed = false
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
    this.#changed(isAway)
  }
}
