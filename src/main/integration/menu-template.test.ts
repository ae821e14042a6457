import type { MenuItemConstructorOptions } from 'electron'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../core/product/strings/en.ts'
import { switchLanguage } from './language.ts'
import { menuTemplate } from './menu-template.ts'

const commands: string[] = []
beforeAll(() => switchLanguage('en'))
const template = (platform: NodeJS.Platform = 'linux', isDevelopment = false) =>
  menuTemplate({
    platform,
    isDevelopment,
    onCommand: (command) => commands.push(command),
    onShortcuts: () => commands.push('shortcuts'),
  })

function flatten(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flatten(item.submenu) : [])])
}
const roles = (items: readonly MenuItemConstructorOptions[]) => flatten(items).map(({ role }) => role)

describe('the commands of the page', () => {
  it('are in the menu with the keys of the page, and notify the page', () => {
    const live = flatten(template()).filter(({ accelerator }) => accelerator !== undefined)
    expect(live.map(({ label, accelerator }) => [label, accelerator])).toEqual([
      [en.settings.shortcuts.names.startOrStop, 'CmdOrCtrl+Return'],
      [en.settings.shortcuts.names.mute, 'CmdOrCtrl+D'],
      [en.live.skip, 'CmdOrCtrl+.'],
      [en.settings.shortcuts.list.title, 'CmdOrCtrl+/'],
    ])
    for (const { click } of live) click?.({} as never, undefined, {})
    expect(commands).toEqual(['start-or-stop', 'mute', 'skip', 'shortcuts'])
  })

  it('leave the keys to the page, so that none acts twice', () => {
    const keys = flatten(template()).filter(({ accelerator }) => accelerator !== undefined)
    expect(keys.every(({ registerAccelerator }) => registerAccelerator === false)).toBe(true)
  })
})

describe('the menu', () => {
  it('follows the conventions of each system', () => {
    expect(roles(template('darwin'))).toContain('appMenu')
    expect(roles(template('darwin'))).toContain('front')
    expect(roles(template('win32'))).not.toContain('appMenu')
    expect(roles(template('win32'))).toContain('about')
    for (const platform of ['darwin', 'win32', 'linux'] as const)
      for (const role of [
        'editMenu',
        'windowMenu',
        'copy',
        'quit',
        'resetZoom',
        'zoomIn',
        'togglefullscreen',
      ])
        expect(roles(template(platform)), platform).toContain(role)
  })

  it('is in the language of the interface, including standard items', async () => {
    const words = () => flatten(template('darwin', false)).flatMap(({ label }) => label ?? [])
    const english = words()
    await switchLanguage('de')
    const german = words()
    await switchLanguage('en')
    expect(english).toContain('Copy')
    expect(german).toContain('Kopieren')
    expect(german).toHaveLength(english.length)
    expect(
      flatten(template()).filter(({ label, type }) => label === undefined && type !== 'separator'),
    ).toEqual([])
  })

  it('has developer tools only in development', () => {
    const tools = new Set(['toggleDevTools', 'reload', 'forceReload', 'viewMenu'])
    expect(roles(template('linux', true))).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
    expect(roles(template()).filter((role) => tools.has(String(role)))).toEqual([])
  })
})
