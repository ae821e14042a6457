import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  app,
  BrowserWindow,
  dialogUser,
  globalShortcut,
  pressed,
  screen,
} from '../../../test/doubles/electron.ts'
import { DialogUser } from '../../../test/doubles/electron-dialog-user.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { silentLog } from '../../core/base/log.ts'
import { type Settings, settingsSchema } from '../../core/settings/settings.ts'
import { Desktop } from '../desktop.ts'
import { KeepAwake } from '../integration/keep-awake.ts'
import { switchLanguage } from '../integration/language.ts'
import { askBeforeLeaving } from '../windows/confirm-close.ts'
import { watchQuit } from '../windows/quitting.ts'
import { askAtOnce, confirmOutsidePage } from './question.ts'

const defaults = settingsSchema.parse({})
let desktop: Desktop
async function begin(platform: NodeJS.Platform): Promise<void> {
  app.reset()
  BrowserWindow.windows = []
  globalShortcut.reset()
  screen.removeAllListeners()
  await switchLanguage('en')
  watchQuit(() => desktop.stay())
  desktop = new Desktop({
    platform,
    env: { XDG_CONFIG_HOME: '/nowhere' },
    argv: [],
    log: silentLog,
    clock: new VirtualClock(),
    showsTray: () => Promise.resolve(true),
    changeOverlay: () => expect.unreachable('the caption window stays as it was chosen'),
    askBeforeLeaving: () => undefined,
  })
  desktop.open(defaults)
}
beforeEach(() => begin('linux'))

const main = () => BrowserWindow.windows[0]!
const quick = () => BrowserWindow.windows[1]!
const callerIn = ({ webContents: { id } }: BrowserWindow) => ({ id })
const change = (patch: Partial<Settings>) => desktop.follow({ ...defaults, ...patch })

describe('a question of the shell', () => {
  const words = { message: 'Allow?', detail: 'A proxy.', accept: 'Allow' }
  const above = {
    overlay: { ...defaults.overlay, isOpen: true },
    quick: { ...defaults.quick, isPinned: true },
  }
  /** The caption window, and whether the quick window is above others. */
  const shown = () => [
    BrowserWindow.windows.length - 2,
    quick().calls.findLast(([name]) => name === 'setAlwaysOnTop')?.[1],
  ]
  afterEach(() => {
    delete dialogUser.present
  })

  it.each(['linux', 'darwin'] as const)(
    'is not covered by the caption window or the pinned quick window, also if a page opens them meanwhile: %s',
    async (platform) => {
      await begin(platform)
      const user = (dialogUser.present = new DialogUser())
      change(above)
      expect(shown()).toEqual([1, true])
      const asked = confirmOutsidePage({ ...defaultCallContext, caller: callerIn(main()) }, words)
      expect(shown()).toEqual([0, false])
      change({ ...above, overlay: { ...above.overlay, isLocked: true } })
      expect(shown()).toEqual([0, false])
      await user.answer(0)
      expect(await asked).toBe('confirmed')
      expect(shown()).toEqual([1, true])
    },
  )

  it('that stops everything else is not covered either', () => {
    change(above)
    const states: unknown[] = []
    const options = {
      message: 'Leave?',
      buttons: ['Leave', 'Stay'],
      /** Read while the dialog is open. */
      get cancelId() {
        states.push(shown())
        return 1
      },
    }
    expect(askAtOnce(main() as never, options)).toBe(1)
    expect([...states, shown()]).toEqual([
      [0, false],
      [1, true],
    ])
  })

  it.each([
    ['leaves', 0, 'ended'],
    ['stays', 1, 'goes on, with its caption window'],
  ])('before unsaved changes are lost opens no window again: the user %s', (_what, button, outcome) => {
    change(above)
    main().webContents.objectsToUnload = true
    askBeforeLeaving(main() as never, new KeepAwake(), () => undefined)
    pressed.push(button)
    app.quit()
    const isWhole = BrowserWindow.windows.length > 2
    expect(app.hasEnded ? 'ended' : isWhole && 'goes on, with its caption window').toBe(outcome)
  })
})
