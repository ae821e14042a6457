import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { app, pressed, questions } from '../../../test/doubles/electron.ts'
import { FakeBrowserWindow } from '../../../test/doubles/electron-window.ts'
import { settle } from '../../../test/support/base/virtual-clock.ts'
import { en } from '../../core/product/strings/en.ts'
import { KeepAwake } from '../integration/keep-awake.ts'
import { switchLanguage } from '../integration/language.ts'
import { askBeforeLeaving } from './confirm-close.ts'
import { isQuitting, watchQuit } from './quitting.ts'

const LEAVE = 0

describe('leaving the page', () => {
  let window: FakeBrowserWindow
  let awake: KeepAwake
  let stops: number
  const { live, unsaved } = en.app.leaving

  beforeAll(() => switchLanguage('en'))
  beforeEach(() => {
    questions.length = 0
    pressed.length = 0
    app.reset()
    watchQuit()
    stops = 0
    window = new FakeBrowserWindow({})
    window.webContents.objectsToUnload = true
    awake = new KeepAwake()
    askBeforeLeaving(window as never, awake, () => (stops += 1))
  })

  const mark = (isLive: boolean) => awake.mark(window.webContents.real, 's', isLive)

  it('while a session is live asks, and can be cancelled', () => {
    mark(true)
    window.close()
    expect(questions).toMatchObject([{ message: live.title, buttons: [live.leave, live.stay] }])
    expect([stops, window.isDestroyed()]).toEqual([0, false])
  })

  it('ends the session first, and closes the window when it is over', async () => {
    app.on('window-all-closed', () => undefined)
    mark(true)
    pressed.push(LEAVE)
    window.close()
    await settle()
    expect([stops, window.isDestroyed()]).toEqual([1, false])
    mark(false)
    await settle()
    expect([window.isDestroyed(), app.done]).toEqual([true, []])
  })

  it('by quitting quits when the session is over', async () => {
    mark(true)
    pressed.push(LEAVE)
    app.quit()
    await settle()
    expect([stops, window.isDestroyed(), app.hasEnded]).toEqual([1, false, false])
    mark(false)
    await settle()
    expect([window.isDestroyed(), app.hasEnded]).toEqual([true, true])
  })

  it.each(['live', 'unsaved'])(
    'does not quit when the window is closed after quitting was cancelled: %s',
    async (what) => {
      mark(what === 'live')
      app.quit()
      expect([questions.length, isQuitting(), window.isDestroyed()]).toEqual([1, false, false])
      pressed.push(LEAVE)
      app.on('window-all-closed', () => undefined)
      window.close()
      if (what === 'live') mark(false)
      await settle()
      expect([window.isDestroyed(), app.done]).toEqual([true, ['quit']])
    },
  )

  describe('when Windows ends the session of its user', () => {
    it('asks nobody, and has Windows wait until the live session is over', async () => {
      mark(true)
      expect(window.endSession()).toBe(true)
      await settle()
      expect([questions, stops, app.hasEnded]).toEqual([[], 1, false])
      mark(false)
      await settle()
      expect([questions, app.hasEnded]).toEqual([[], true])
    })

    it('asks nobody about unsaved changes, and ends by quitting, which waits for what is under way', () => {
      let isStopping = false
      app.on('will-quit', (event: Electron.Event) => {
        event.preventDefault()
        isStopping = true
      })
      expect(window.endSession()).toBe(false)
      expect([questions, isStopping, app.hasEnded]).toEqual([[], true, false])
    })
  })

  it('by reloading reloads the page', async () => {
    mark(true)
    pressed.push(LEAVE)
    window.webContents.reload()
    await settle()
    expect([stops, window.webContents.reloads]).toEqual([1, 1])
    window.webContents.objectsToUnload = false
    mark(false)
    await settle()
    expect([window.webContents.reloads, window.isDestroyed()]).toEqual([2, false])
  })

  it('with unsaved changes asks, and discards them only after confirmation', () => {
    window.close()
    expect(window.isDestroyed()).toBe(false)
    pressed.push(LEAVE)
    window.close()
    expect(window.isDestroyed()).toBe(true)
    expect(questions.map(({ message }) => message)).toEqual([unsaved.title, unsaved.title])
    expect(stops).toBe(0)
  })
})
