import type { Page } from '@playwright/test'
import type { UpdatesState } from '../../../src/core/product/updates/updates-calls.ts'
import { asDesktop } from '../app/as-desktop.ts'

export type Updates = Extract<UpdatesState, { isAvailable: true }>

export const UP_TO_DATE: Updates = {
  isAvailable: true,
  version: '1.2.0',
  host: 'updates.parley.example',
  downloadPage: 'https://parley.example/download',
  install: 'at-quit',
  work: 'none',
  isWaiting: false,
  isReady: false,
  checkedAt: Date.UTC(2026, 10, 24, 9, 30),
}

export const RELEASE = {
  version: '1.3.0',
  releasedAt: Date.UTC(2026, 10, 23),
  notes:
    'Captions\n- They stay readable while a window is resized.\n- Names of an agenda are found in Japanese.\n\nFixes\n- Sound comes back by itself after the headset was plugged in again.',
}

/** Makes the page believe that it belongs to a desktop app whose updates are as the test says. */
export class UpdatingDesktop {
  state: Updates
  /** Names of the calls that the page has made. */
  readonly asked: string[] = []
  #tell: (state: Updates) => void = () => undefined

  private constructor(state: Updates) {
    this.state = state
  }

  static async on(page: Page, state: Partial<Updates> = {}): Promise<UpdatingDesktop> {
    const desktop = new UpdatingDesktop({ ...UP_TO_DATE, ...state })
    const after = (name: string, next: Partial<Updates>) => () => {
      desktop.asked.push(name)
      desktop.state = { ...desktop.state, ...next }
      return desktop.state
    }
    const { tell } = await asDesktop(page, {
      'app.info': () => ({ version: '1.2.0', host: 'electron', platform: 'linux' }),
      'updates.get': () => desktop.state,
      'updates.check': after('check', { work: 'checking' }),
      'updates.install': after('install', {}),
    })
    desktop.#tell = (next) => tell('updates.changed', next)
    return desktop
  }

  /** Reports another state; what it does not say is as at the beginning. */
  change(state: Partial<Updates>): void {
    this.state = { ...UP_TO_DATE, ...state }
    this.#tell(this.state)
  }
}
