import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { Desk, display, rectangle } from '../../../../test/support/overlay/desk.ts'
import {
  MAX_ARRANGEMENT,
  MAX_PLACES,
  type OverlayPlace,
  overlayPlaceSchema,
  type Rectangle,
} from './place.ts'
import {
  arrangementOf,
  type DisplayFacts,
  fit,
  MIN_OVERLAY_SIZE,
  OWN_MOVE_MS,
  PlacementWatch,
  placeOn,
  rememberPlace,
} from './placement.ts'

const laptop = display(rectangle(0, 0, 1440, 900), 40, true)
const monitor = display(rectangle(-1920, -200, 1920, 1080))
const both = [laptop, monitor]
const onMonitor = rectangle(-1500, 600, 900, 150)

const isWithin = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('the overlay window', () => {
  it('first is at the bottom of the primary display', () => {
    expect(placeOn([monitor, laptop], [])).toEqual(rectangle(240, 676, 960, 160))
  })

  it('is where the user last put it', () => {
    expect(placeOn(both, rememberPlace([], both, onMonitor))).toEqual(onMonitor)
  })

  it('goes to the same place of the primary display when its display is gone, and back when that returns', () => {
    const places = rememberPlace([], both, onMonitor)
    expect(placeOn([laptop], places)).toEqual(rectangle(222, 611, 900, 150))
    expect(placeOn(both, places)).toEqual(onMonitor)
  })

  it('stays where it is when another display goes', () => {
    const places = rememberPlace([], both, rectangle(100, 100, 800, 120))
    expect(placeOn([laptop], places)).toEqual(rectangle(100, 100, 800, 120))
  })

  it('has a place of its own in each arrangement, and the newest one where it has none', () => {
    const places = rememberPlace(rememberPlace([], both, onMonitor), [laptop], rectangle(9, 9, 300, 90))
    expect(placeOn(both, places)).toEqual(onMonitor)
    expect(placeOn([laptop], places)).toEqual(rectangle(9, 9, 300, 90))
    expect(placeOn([laptop, display(rectangle(1440, 0, 800, 600))], places)).toEqual(rectangle(9, 9, 300, 90))
  })

  it('makes room for a task bar, and takes its place back when that is gone', () => {
    const places = rememberPlace([], [display(laptop.bounds, 0)], rectangle(0, 800, 900, 100))
    expect(placeOn([display(laptop.bounds, 60)], places)).toEqual(rectangle(0, 740, 900, 100))
    expect(placeOn([display(laptop.bounds, 0)], places)).toEqual(rectangle(0, 800, 900, 100))
  })

  it('has no place while the system reports no display', () => {
    const asleep = display(rectangle(0, 0, 0, 0), 0, true)
    expect(placeOn([], [])).toBeUndefined()
    expect(placeOn([asleep], [])).toBeUndefined()
    expect(rememberPlace([], [asleep], onMonitor)).toEqual([])
    expect(fit([asleep], onMonitor)).toEqual(onMonitor)
  })

  it('is remembered for a bounded number of arrangements, the oldest of which is forgotten', () => {
    let places: readonly OverlayPlace[] = []
    for (let width = 800; width < 800 + MAX_PLACES + 5; width += 1)
      places = rememberPlace(places, [display(rectangle(0, 0, width, 600))], onMonitor)
    expect(places).toHaveLength(MAX_PLACES)
    expect(places[0]?.display.width).toBe(800 + MAX_PLACES + 4)
    const many = Array.from({ length: 60 }, (_, x) => display(rectangle(x * 1000, 0, 1000, 600)))
    expect(arrangementOf(many)).toHaveLength(MAX_ARRANGEMENT)
  })

  it('knows an arrangement by its geometry, in any order', () => {
    expect(arrangementOf([monitor, laptop])).toBe(arrangementOf(both))
    expect(arrangementOf([laptop])).not.toBe(arrangementOf([{ ...laptop, scaleFactor: 2 }]))
  })
})

describe('what is stored', () => {
  const clock = () => new VirtualClock()
  const begin = (isNormal = true) => {
    const state = { bounds: onMonitor, isNormal, displays: both as readonly DisplayFacts[] }
    const stored: Rectangle[] = []
    const time = clock()
    const watch = new PlacementWatch(
      time,
      () => state,
      ({ bounds }) => stored.push(bounds),
    )
    return { state, stored, time, watch }
  }

  it('is nothing within 600 ms after our own move, and the user’s move after that', async () => {
    const { stored, time, watch } = begin()
    watch.placing(both)
    await time.advance(OWN_MOVE_MS - 1)
    watch.moved()
    await time.advance(5000)
    expect(stored).toEqual([])
    watch.moved()
    await time.advance(5000)
    expect(stored).toEqual([onMonitor])
  })

  it('is a size that the user asked us for, once it is the last one', async () => {
    const { stored, time, watch } = begin()
    for (let sizes = 0; sizes < 20; sizes += 1) {
      watch.asked(both)
      watch.moved()
      await time.advance(16)
    }
    expect(stored).toEqual([])
    await time.advance(1000)
    expect(stored).toHaveLength(1)
  })

  it('is one place for a drag, when it has ended', async () => {
    const { stored, time, watch } = begin()
    watch.placing(both)
    await time.advance(OWN_MOVE_MS)
    for (let moves = 0; moves < 20; moves += 1) {
      watch.moved()
      await time.advance(16)
    }
    expect(stored).toEqual([])
    await time.advance(1000)
    expect(stored).toHaveLength(1)
  })

  it('is not a drag that our own move has cut short', async () => {
    const { stored, time, watch } = begin()
    watch.placing(both)
    await time.advance(OWN_MOVE_MS)
    watch.moved()
    watch.placing(both)
    await time.advance(5000)
    expect(stored).toEqual([])
  })

  it('is never a maximised or minimised window', async () => {
    const { stored, time, watch } = begin(false)
    watch.placing(both)
    await time.advance(OWN_MOVE_MS)
    watch.moved()
    await time.advance(5000)
    expect(stored).toEqual([])
  })

  it('is not where the system puts the window before it reports that a display is gone', async () => {
    const { state, stored, time, watch } = begin()
    watch.placing(both)
    await time.advance(OWN_MOVE_MS)
    state.bounds = rectangle(0, 0, 900, 150)
    watch.moved()
    state.displays = [laptop]
    await time.advance(5000)
    expect(stored).toEqual([])
  })
})

describe('on a desk whose displays change at random', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'the window is always visible and in its place, and only the user’s places are stored (seed %i)',
    async (seed) => {
      const desk = new Desk(seed)
      for (let step = 0; step < 250; step += 1) {
        await desk.step()
        desk.place()
        const home = desk.displays.find(({ workArea }) => isWithin(desk.bounds, workArea))
        expect(home, `step ${step}`).toBeDefined()
        const { width = 0, height = 0 } = home?.workArea ?? {}
        expect(desk.bounds.width).toBeGreaterThanOrEqual(Math.min(MIN_OVERLAY_SIZE.width, width))
        expect(desk.bounds.height).toBeGreaterThanOrEqual(Math.min(MIN_OVERLAY_SIZE.height, height))
        const arrangement = arrangementOf(desk.displays)
        const stored = desk.places.find((place) => place.arrangement === arrangement)?.bounds
        const chosen = desk.chosen.get(arrangement)
        expect(stored ?? chosen).toEqual(chosen)
        expect(desk.bounds).toEqual(fit(desk.displays, stored ?? desk.bounds))
        for (const place of desk.places) expect(overlayPlaceSchema.safeParse(place).success).toBe(true)
        expect(desk.places.length).toBeLessThanOrEqual(MAX_PLACES)
      }
      expect(desk.places.length).toBeGreaterThan(1)
    },
  )
})
