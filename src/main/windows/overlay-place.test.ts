import { beforeEach, describe, expect, it } from 'vitest'
import { LEFT, RIGHT, screen } from '../../../test/doubles/electron-desktop.ts'
import { OverlayFixture } from '../../../test/support/overlay/overlay-fixture.ts'
import { OWN_MOVE_MS } from '../../core/captions/overlay/placement.ts'

/** First place: centred at the bottom of the left display. */
const FIRST = { x: 480, y: 856, width: 960, height: 160 }
const ON_RIGHT = { x: 2000, y: 700, width: 800, height: 150 }

let fixture: OverlayFixture
beforeEach(async () => {
  fixture = await OverlayFixture.begin('linux')
})

describe('the place of the caption window', () => {
  it('is stored when the user has moved it, and used the next time', async () => {
    await fixture.drag(fixture.open(), ON_RIGHT)
    expect(fixture.settings.places.map(({ bounds }) => bounds)).toEqual([ON_RIGHT])
    fixture.set({ isOpen: false })
    expect(fixture.open().getBounds()).toEqual(ON_RIGHT)
  })

  it('is not stored within 600 ms after it was shown', async () => {
    const window = fixture.open()
    await fixture.clock.advance(OWN_MOVE_MS - 1)
    window.place(ON_RIGHT)
    await fixture.clock.advance(5000)
    expect(fixture.changes).toEqual([])
  })

  it('is not stored while the window is minimised or maximised', async () => {
    const window = fixture.open()
    window.isMaximizedNow = true
    await fixture.drag(window, ON_RIGHT)
    window.isMaximizedNow = false
    window.isMinimizedNow = true
    await fixture.drag(window, ON_RIGHT)
    expect(fixture.changes).toEqual([])
  })

  it('is on a display that is there, and the old one again when its display returns', async () => {
    const window = fixture.open()
    await fixture.drag(window, ON_RIGHT)
    screen.change([LEFT])
    const moved = window.getBounds()
    expect(moved.x + moved.width).toBeLessThanOrEqual(1920)
    await fixture.clock.advance(5000)
    screen.change([LEFT, RIGHT])
    expect(window.getBounds()).toEqual(ON_RIGHT)
    expect(fixture.settings.places).toHaveLength(1)
  })

  it('makes room for a task bar', () => {
    const window = fixture.open()
    screen.displays = [{ ...LEFT, workArea: { ...LEFT.workArea, height: 900 } }, RIGHT]
    screen.emit('display-metrics-changed', {}, LEFT, ['workArea'])
    expect(window.getBounds()).toEqual({ ...FIRST, y: 716 })
  })

  it('keeps its corner when the page changes the size, which is stored', async () => {
    const window = fixture.open()
    fixture.overlay.resize({ width: 600, height: 120 })
    expect(window.getBounds()).toEqual({ ...FIRST, width: 600, height: 120 })
    await fixture.clock.advance(1000)
    expect(fixture.settings.places[0]?.bounds).toEqual({ ...FIRST, width: 600, height: 120 })
    fixture.overlay.resize({ width: 1, height: 1 })
    expect(window.getBounds()).toEqual({ ...FIRST, width: 280, height: 80 })
  })

  it('is not known on Wayland, where the size alone is stored', async () => {
    fixture = await OverlayFixture.begin('linux', {}, 'wayland')
    const window = fixture.open()
    await fixture.drag(window, { ...FIRST, x: 0, y: 0 })
    expect(fixture.changes).toEqual([])
    fixture.overlay.resize({ width: 600, height: 120 })
    await fixture.clock.advance(1000)
    expect(fixture.settings.places[0]?.bounds).toEqual({ ...FIRST, width: 600, height: 120 })
  })
})
