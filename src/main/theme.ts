import { BrowserWindow, nativeTheme } from 'electron'
import type { EventPayload, Handlers, Publish } from '../core/contract.ts'
import type { Settings } from '../core/settings.ts'

type Theme = Settings['appearance']['theme']

/** `--surface` of the page's two themes: what a window shows until its page is drawn. */
const SURFACES = { light: '#fcfbf9', dark: '#171614' } as const

export const surfaceColour = (): string => SURFACES[nativeTheme.shouldUseDarkColors ? 'dark' : 'light']

/** Title bars, menus and dialogs of the system go with the page, and so does the ground behind it. */
export function followTheme(theme: Theme): void {
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(surfaceColour())
  })
  nativeTheme.themeSource = theme
}

export async function chosenTheme(handlers: Pick<Handlers, 'settings.get'>): Promise<Theme> {
  const state = await handlers['settings.get']({})
  return (state.ok ? state.value.settings.appearance?.theme : undefined) ?? 'system'
}

/** Passes events on, and changes the theme when it is chosen anew. */
export const themed =
  (publish: Publish): Publish =>
  (name, payload) => {
    publish(name, payload)
    if (name !== 'settings.changed') return
    const { settings } = payload as EventPayload<'settings.changed'>
    nativeTheme.themeSource = settings.appearance.theme
  }
