import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import type { DataFolder } from '../../backend/data-folder/data-folder.ts'
import { desktopDeletion } from './data-folder.ts'

const unused = {} as DataFolder
const restart = (argv: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  desktopDeletion(unused, argv, env).end()
  return app.done
}

describe('the start after a deletion of all data', () => {
  beforeEach(() => {
    app.done = []
    app.appPath = '/parley'
    app.isPackaged = true
  })
  afterEach(() => {
    app.isPackaged = false
  })

  it('has the switches of this one, opens no file and is no start at login', () => {
    const argv = ['/opt/parley', '--ozone-platform=x11', '--at-login', '/home/me/Meeting.parley']
    expect(restart(argv)).toEqual(['relaunch --ozone-platform=x11', 'exit 0'])
  })

  it('is that of the AppImage itself: what is mounted of it is gone by then', () => {
    expect(restart(['/tmp/.mount/parley'], { APPIMAGE: '/home/me/Parley.AppImage' })).toEqual([
      'relaunch /home/me/Parley.AppImage',
      'exit 0',
    ])
  })

  it('runs the same checkout', () => {
    app.isPackaged = false
    expect(restart(['electron', '/parley', '--no-sandbox'])).toEqual([
      'relaunch /parley --no-sandbox',
      'exit 0',
    ])
  })
})
