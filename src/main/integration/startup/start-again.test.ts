import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { app } from '../../../../test/doubles/electron.ts'
import { silentLog } from '../../../core/base/log.ts'
import { startAgain } from './start-again.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley again '))
  app.reset()
  app.isPackaged = true
})
afterEach(async () => {
  app.reset()
  await rm(folder, { recursive: true })
})

it('is left to Electron, whose helper outlives the process', () => {
  const program = '/opt/Parley/parley'
  startAgain([program, '--ozone-platform=x11'], {}, silentLog, program)
  // In a terminal that another AppImage has opened.
  const other = { APPIMAGE: '/home/me/Other.AppImage', APPDIR: '/tmp/.mount_Other' }
  startAgain([program], other, silentLog, program)
  expect(app.done).toEqual([`relaunch ${program} --ozone-platform=x11`, `relaunch ${program}`])
})

it.skipIf(process.platform === 'win32')(
  'is that of the AppImage once the process has ended, with nothing of the old one',
  async () => {
    const image = join(folder, 'My Parley.AppImage')
    const started = join(folder, 'started')
    await writeFile(
      image,
      `#!/bin/sh\n{ printf '%s\\n' "$@"; env | grep -E '^(APPIMAGE|APPDIR|ARGV0|OWD|KEPT)='; } > "$KEPT.draft"\nmv "$KEPT.draft" "$KEPT"\n`,
      { mode: 0o755 },
    )
    const load = (path: string) => `await import(${JSON.stringify(join(import.meta.dirname, path))})`
    const script = `
      const { standInForElectron } = ${load('../../../../test/doubles/stand-in.ts')}
      const { app } = await standInForElectron()
      app.isPackaged = true
      const { startAgain } = ${load('start-again.ts')}
      const log = { warn: (event) => console.error(event) }
      startAgain(['parley', '--lang=d\\'e $HOME', 'x.parley'], process.env, log, process.env.APPDIR + '/parley')
      console.log(JSON.stringify(app.done))
      process.stdin.once('data', () => process.exit(0))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, APPIMAGE: image, APPDIR: folder, ARGV0: 'x', OWD: '/', KEPT: started },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    expect(String(await once(child.stdout, 'data'))).toBe('[]\n')
    expect(existsSync(started)).toBe(false)
    child.stdin.write('\n')
    await once(child, 'exit')
    await expect.poll(() => existsSync(started), { timeout: 30_000 }).toBe(true)
    expect(await readFile(started, 'utf8')).toBe(`--lang=d'e $HOME\nKEPT=${started}\n`)
  },
)
