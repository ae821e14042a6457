import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, nativeTheme } from '../../../test/doubles/electron.ts'
import { followSurface, setTheme, surfaceColour } from './theme.ts'

const tokens = join(import.meta.dirname, '../..', 'renderer', 'ui', 'tokens.css')

beforeEach(() => {
  nativeTheme.removeAllListeners()
  nativeTheme.themeSource = 'system'
  nativeTheme.isSystemDark = false
  BrowserWindow.windows = []
})

describe('the background of a window', () => {
  it('has the colours of the page', async () => {
    const css = await readFile(tokens, 'utf8')
    const light = surfaceColour()
    nativeTheme.isSystemDark = true
    const dark = surfaceColour()
    expect(css.match(/--surface: [^;]+/g)).toEqual([`--surface: ${light}`, `--surface: ${dark}`])
  })

  it('changes with the theme, as long as there is the window', () => {
    const window = new BrowserWindow({})
    followSurface(window as unknown as Electron.BrowserWindow)
    nativeTheme.isSystemDark = true
    expect(window.done).toEqual([`background ${surfaceColour()}`])
    window.destroy()
    expect(nativeTheme.listenerCount('updated')).toBe(0)
  })
})

describe('the theme', () => {
  it('is the chosen one, and follows later choices', () => {
    setTheme('dark')
    expect(nativeTheme.themeSource).toBe('dark')
    setTheme('light')
    expect(nativeTheme.themeSource).toBe('light')
  })
})
