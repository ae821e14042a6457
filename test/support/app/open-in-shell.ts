import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Result } from '../../../src/core/base/result.ts'
import { until } from '../base/until.ts'
import { OpenShell, plainComputer } from '../shell/open-shell.ts'
import { launchDriven } from './chromium.ts'
import {
  type App,
  type Computer,
  type HostEnv,
  type Lent,
  type Opened,
  pageScripts,
  playedByPage,
  spoil,
} from './open-app.ts'

/** Opens the app in the built shell, with its pages in Chromium. */
export async function openInShell(
  computer: Computer,
  env: HostEnv,
  lend: Partial<Lent> | undefined,
): Promise<Opened> {
  const { viewport, pixelsPerPoint, locale, disk, takenKeys = [] } = computer
  const home = env.PARLEY_HOME
  const played = playedByPage(computer)
  const microphone = played === undefined ? computer.microphone : 'none'
  const lent = microphone === 'none' && computer.ownsBrowser !== true ? await lend?.driven?.() : undefined
  const driven = lent ?? (await launchDriven(microphone))
  const shell = await OpenShell.open(driven, {
    computer: {
      size: viewport ?? plainComputer.size,
      scaleFactor: pixelsPerPoint ?? plainComputer.scaleFactor,
      locale: locale ?? plainComputer.locale,
      isMicrophoneRefused: microphone === 'refused',
      takenKeys,
    },
    env,
    under: disk?.under(home) ?? [],
    scripts: await pageScripts(computer),
  })
  const page = await shell.page('index')
  const call: App['call'] = (name, input) => shell.call(name, input)
  const change: App['change'] = async (settings) => void (await call('settings.update', settings))
  const files = join(home, 'files of the user')
  let isKilled = false
  return {
    page,
    link: page.url(),
    shell,
    call,
    change,
    captionWindow: async () => {
      await change({ overlay: { isOpen: true } })
      return shell.page('overlay')
    },
    answerCalls: async (answers) => {
      const host = await shell.answerCalls(answers)
      await page.reload()
      return host
    },
    watchCalls: (listener) =>
      shell.process.watchCalls((name, input, answer) =>
        listener({ name, input, result: answer as Result<unknown> }),
      ),
    slowDown: async (ms, words = '') => {
      await shell.slowDown(ms, words)
      await page.reload()
    },
    power: () =>
      Promise.resolve({
        wake: () => shell.process.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume')),
      }),
    chooseFiles: async (open, chosen) => {
      await mkdir(files, { recursive: true })
      const paths = chosen.map(({ name }) => join(files, name))
      await Promise.all(chosen.map(({ buffer }, i) => writeFile(paths[i] ?? '', buffer)))
      await Promise.all([shell.giveFiles(paths), open()])
    },
    save: async (save) => {
      await mkdir(files, { recursive: true })
      const [path = ''] = await Promise.all([
        shell.process.evaluate(({ dialogUser }, folder) => dialogUser.present?.saveIn(folder), files),
        save(),
      ])
      const name = basename(path)
      return { name, content: await until(() => readFile(path).catch(() => undefined)) }
    },
    answerQuestion: async (isYes) => {
      await shell.process.evaluate(
        async ({ dialogUser }, button) => void (await dialogUser.present?.answer(button)),
        isYes ? 0 : 1,
      )
    },
    restart: () => shell.restart(),
    endHost: () => shell.process.end(),
    restartHost: () => Promise.reject(new Error('a desktop window ends with its program')),
    kill: async (what) => {
      if (what === 'browser') return shell.crash()
      isKilled = true
      await shell.kill()
    },
    comeBack: async () => {
      if (isKilled) return shell.startAgain()
      return shell.pageAfterCrash(driven.endpoint)
    },
    spoilDisk: () => spoil(disk, { pid: shell.process.pid, home }),
    close: async () => {
      await shell.close()
      if (lent === undefined) await driven.browser.close()
    },
  }
}
