import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { ElectronApplication, Page } from '@playwright/test'
import type { dialog, MessageBoxOptions } from 'electron'
import { root } from '../../../scripts/commands.ts'
import { microphoneSwitches, undecidedMicrophone } from './chromium.ts'
import type { Computer } from './open-app.ts'

/** Whether journeys on the runtime use Chromium's sandbox, which Playwright and most containers go without. */
export const usesSandbox = process.env['PARLEY_JOURNEY_SANDBOX'] === '1'

/** Time limit for an app to end that was asked to. */
const END_LIMIT_MS = 30_000

type Start = Pick<Computer, 'microphone' | 'locale'>

/** How Playwright has the runtime start the app on a computer: command line, variables, and what it does by itself. */
export function runtimeStart(
  { microphone, locale = 'en-US' }: Start,
  platform: NodeJS.Platform,
): {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly acceptDownloads: true
} {
  // The shell decides about the microphone. macOS would also ask its user, where Chromium has nobody to play.
  const isDecided = platform === 'darwin' && microphone !== 'refused'
  return {
    args: [
      root,
      ...(usesSandbox ? [] : ['--no-sandbox']),
      `--lang=${locale}`,
      // The languages of the system itself: Linux takes them from a variable, macOS from an argument.
      ...(platform === 'darwin' ? ['-AppleLanguages', `(${locale})`] : []),
      ...(isDecided ? microphoneSwitches(microphone) : undecidedMicrophone(microphone)),
    ],
    env: platform === 'linux' ? { LANGUAGE: locale.replace('-', '_') } : {},
    // By default, Electron would ask its user in a dialog of the system where to save each file.
    acceptDownloads: true,
  }
}

/** The page of a window, once it is there: windows open in any order. */
export const pageOf = (
  app: Pick<ElectronApplication, 'windows' | 'on'>,
  name: 'index' | 'overlay',
): Promise<Page> =>
  new Promise((resolve) => {
    // Another window never gets there, and is closed at the end.
    const look = (page: Page) =>
      void page.waitForURL(`**/${name}.html`, { timeout: 0 }).then(
        () => resolve(page),
        () => {},
      )
    app.on('window', look)
    for (const page of app.windows()) look(page)
  })

/** Answers what only a user could, in a dialog of the system for which the main process waits: yes, it may leave. */
export const leaveWithoutQuestion = (app: Pick<ElectronApplication, 'evaluate'>): Promise<void> =>
  app.evaluate(({ dialog }) => {
    dialog.showMessageBoxSync = () => 0
  })

type Answered = typeof dialog & { answerNext?: (button: number) => Promise<void> }

/**
 * Leaves the questions of the shell to the journey, from its start: a dialog of the system that is open takes no answer
 * from here.
 */
export const holdQuestions = (app: Pick<ElectronApplication, 'evaluate'>): Promise<void> =>
  app.evaluate((electron) => {
    const dialog: Answered = electron.dialog
    const open = new Set<(button: number) => void>()
    let asked = () => {}
    dialog.showMessageBox = (...given: readonly unknown[]) =>
      new Promise((resolve) => {
        const { cancelId = 0, signal } = given.at(-1) as MessageBoxOptions
        const answer = (response: number) => {
          open.delete(answer)
          resolve({ response, checkboxChecked: false })
        }
        signal?.addEventListener('abort', () => answer(cancelId), { once: true })
        open.add(answer)
        asked()
      })
    dialog.answerNext = async (button) => {
      while (open.size === 0) await new Promise<void>((came) => (asked = came))
      for (const answer of [...open].slice(0, 1)) answer(button)
    }
  })

/** Presses a button of the next question, once it is asked. */
export const answerQuestion = (app: Pick<ElectronApplication, 'evaluate'>, button: number): Promise<void> =>
  app.evaluate(({ dialog }, pressed) => (dialog as Answered).answerNext?.(pressed), button)

/** Refuses the microphone to every page in place of the shell, which has to have begun. */
export const refuseMicrophone = (app: Pick<ElectronApplication, 'evaluate'>): Promise<void> =>
  app.evaluate(({ session }) => {
    session.defaultSession.setPermissionCheckHandler((_page, permission) => permission !== 'media')
    session.defaultSession.setPermissionRequestHandler((_page, permission, answer) =>
      answer(permission !== 'media'),
    )
  })

/** Quits the app, and ends its process if it does not end by itself. */
export async function endApp(
  app: Pick<ElectronApplication, 'close' | 'process'>,
  limitMs = END_LIMIT_MS,
): Promise<void> {
  const child = app.process()
  const limit = new AbortController()
  const isLate = wait(limitMs, true, { signal: limit.signal }).catch(() => false)
  const closed = app.close().then(() => false)
  if (await Promise.race([closed, isLate])) {
    // Playwright starts the app in a shell on Windows.
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else child.kill('SIGKILL')
    await closed
  }
  limit.abort()
}
