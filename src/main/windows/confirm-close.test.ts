import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { app, pressed, questions } from '../../../test/doubles/electron.ts'
import { FakeBrowserWindow } from '../../../test/doubles/electron-window.ts'
import { settle } from '../../../test/support/base/virtual-clock.ts'
import { en } from '../../core/strings/en.ts'
import { KeepAwake } from '../integration/keep-awake.ts'
import { speak } from '../integration/language.ts'
import { askBeforeLeaving } from './confirm-close.ts'
import { isQuitting, watchQuit } from './quitting.ts'

const LEAVE = 0

describe('leaving the page', () => {
  let window: FakeBrowserWindow
  let awake: KeepAwake
  let stops: number
  const { live, unsaved } = en.app.leaving

  beforeAll(() => speak('en'))
  beforeEach(() => {
    questions.length = 0
    pressed.length = 0
    app.done.length = 0
    stops = 0
    window = new FakeBrowserWindow({})
    awake = new KeepAwake()
    askBeforeLeaving(window as never, awake, () => (stops += 1))
  })

  /** Emits the page's objection to unloading. @returns whether it is overridden */
  const holdBack = (): boolean => {
    let isForced = false
    window.webContents.emit('will-prevent-unload', { preventDefault: () => (isForced = true) })
    return isForced
  }
  const mark = (isLive: boolean) => awake.mark(window.webContents.real, 's', isLive)

  it('while a session is live asks, and can be cancelled', () => {
    mark(true)
    window.emit('close')
    expect(holdBack()).toBe(false)
    expect(questions).toMatchObject([{ message: live.title, buttons: [live.leave, live.stay] }])
    expect([stops, window.done]).toEqual([0, []])
  })

  it('ends the session first, and closes the window when it is over', async () => {
    mark(true)
    pressed.push(LEAVE)
    window.emit('close')
    expect(holdBack()).toBe(false)
    await settle()
    expect([stops, window.done]).toEqual([1, []])
    mark(false)
    await settle()
    expect(window.done).toEqual(['destroy'])
    expect(app.done).not.toContain('quit')
  })

  it('by quitting quits when the session is over', async () => {
    mark(true)
    pressed.push(LEAVE)
    app.emit('before-quit')
    window.emit('close')
    holdBack()
    mark(false)
    await settle()
    expect(window.done).toEqual(['destroy'])
    expect(app.done).toContain('quit')
  })

  it.each(['live', 'unsaved'])(
    'does not quit when the window is closed after quitting was cancelled: %s',
    (what) => {
      watchQuit()
      mark(what === 'live')
      app.emit('before-quit', { defaultPrevented: false })
      expect(isQuitting()).toBe(true)
      window.emit('close')
      holdBack()
      expect([questions.length, isQuitting()]).toEqual([1, false])
    },
  )

  it('by reloading reloads the page', async () => {
    mark(true)
    pressed.push(LEAVE)
    holdBack()
    mark(false)
    await settle()
    expect([window.webContents.reloads, window.done]).toEqual([1, []])
  })

  it('with unsaved changes asks, and discards them only after confirmation', () => {
    expect(holdBack()).toBe(false)
    pressed.push(LEAVE)
    expect(holdBack()).toBe(true)
    expect(questions.map(({ message }) => message)).toEqual([unsaved.title, unsaved.title])
    expect(stops).toBe(0)
  })
})
