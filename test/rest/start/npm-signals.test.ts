import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../../scripts/build.ts'
import { writeElectronStandIn } from '../../support/start/electron-stand-in.ts'
import { NpmStart } from '../../support/start/npm-start.ts'

/** npm's own script, which npm names to what it starts; beside Node otherwise. */
const npm =
  process.env['npm_execpath'] ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
const command = existsSync(npm) ? [process.execPath, npm, 'start', '--'] : ['npm', 'start', '--']

// On Windows, a program that is ended by another one learns nothing of it.
describe.runIf(process.platform !== 'win32')(
  'npm start ended by a signal to npm leaves no process behind',
  () => {
    let start: NpmStart
    beforeAll(() => build())
    beforeEach(() => {
      start = new NpmStart()
    })
    afterEach(() => start.remove())

    // npm passes a SIGINT that reaches it alone on to its shell, which waits for what it runs, and npm for it.
    it.each([
      ['SIGTERM', 'first'],
      ['SIGHUP', 'first'],
      ['SIGKILL', 'first'],
      ['SIGINT', 'all'],
      ['SIGHUP', 'all'],
    ] as const)('%s to %s, with the app in the browser', async (signal, to) => {
      writeElectronStandIn(start.dist, 'silent')
      start.run({ user: 'ordinary', display: { DISPLAY: ':99' } }, command)
      const address = await start.address()
      expect(await (await fetch(address)).text()).toContain('<title>Parley</title>')
      start.kill(signal, to)
      // Every process of it holds its output.
      await start.ended()
      await expect(fetch(address)).rejects.toThrow('fetch failed')
    })

    it.each(['first', 'all'] as const)('SIGTERM to %s, with the desktop app, which saves', async (to) => {
      writeElectronStandIn(start.dist, 'used')
      start.run({ user: 'ordinary', display: { DISPLAY: ':99' } }, command)
      await start.used()
      start.kill('SIGTERM', to)
      await start.ended()
      expect(start.out).toContain('saved and quit')
      expect(start.out).not.toContain('Parley is at')
    })
  },
)
