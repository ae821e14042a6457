import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, nativeTheme } from '../../test/doubles/electron.ts'
import { ok } from '../core/result.ts'
import { chosenTheme, followTheme, surfaceColour, themed } from './theme.ts'

const tokens = join(import.meta.dirname, '..', 'renderer', 'ui', 'tokens.css')

beforeEach(() => {
  nativeTheme.removeAllListeners()
  nativeTheme.themeSource = 'system'
  nativeTheme.isSystemDark = false
  BrowserWindow.windows = []
})

describe('the ground behind a page', () => {
  it('has the colours of the page', async () => {
    const css = await readFile(tokens, 'utf8')
    const light = surfaceColour()
    nativeTheme.isSystemDark = true
    const dark = surfaceColour()
    expect(css.match(/--surface: [^;]+/g)).toEqual([`--surface: ${light}`, `--surface: ${dark}`])
  })

  it('changes with the theme', () => {
    const window = new BrowserWindow({})
    followTheme('system')
    nativeTheme.isSystemDark = true
    nativeTheme.emit('updated')
    expect(window.done).toEqual([`background ${surfaceColour()}`])
  })
})

describe('the theme', () => {
  it('is the chosen one from the start', async () => {
    const settings = { appearance: { theme: 'dark' } } as const
    followTheme(await chosenTheme({ 'settings.get': () => Promise.resolve(ok({ settings })) }))
    expect(nativeTheme.themeSource).toBe('dark')
  })

  it('is the system’s where nothing was chosen', async () => {
    expect(await chosenTheme({ 'settings.get': () => Promise.resolve(ok({ settings: {} })) })).toBe('system')
  })

  it('changes when it is chosen anew, and the windows still hear of it', () => {
    const told: unknown[] = []
    const publish = themed((name) => told.push(name))
    publish('settings.changed', { settings: { appearance: { theme: 'light' } } } as never)
    expect(nativeTheme.themeSource).toBe('light')
    publish('service.changed', { kind: 'demo' })
    expect(told).toEqual(['settings.changed', 'service.changed'])
  })
})
