import { existsSync } from 'node:fs'
import { _electron as electron } from '@playwright/test'
import { findElectron } from '../../../scripts/electron-runtime.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallOutput } from '../../../src/core/contract/contract.ts'
import { type App, type Computer, type HostEnv, type Opened, pageScripts, spoil } from './open-app.ts'
import {
  answerQuestion,
  endApp,
  holdQuestions,
  leaveWithoutQuestion,
  pageOf,
  refuseMicrophone,
  runtimeStart,
  usesSandbox,
} from './runtime-app.ts'

/** Calls of a journey are numbered apart from those of the page in whose name they are made. */
let calls = 1_000_000

/** Opens the app in Electron's runtime, where a journey reaches its page and little else. */
export async function openOnRuntime(computer: Computer, env: HostEnv): Promise<Opened> {
  const { microphone, viewport, locale, disk } = computer
  const executablePath = findElectron()
  if (executablePath === undefined || !existsSync(executablePath)) throw new Error('no Electron runtime')
  const start = runtimeStart({ microphone, ...(locale !== undefined && { locale }) }, process.platform)
  const app = await electron.launch({
    executablePath,
    chromiumSandbox: usesSandbox,
    ...start,
    args: [...start.args],
    env: { ...(process.env as Record<string, string>), ...start.env, ...env },
  })
  await leaveWithoutQuestion(app)
  await holdQuestions(app)
  const page = await pageOf(app, 'index')
  if (microphone === 'refused') await refuseMicrophone(app)
  for (const script of await pageScripts(computer)) await page.addInitScript(script)
  await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
  await page.reload()
  const unreachable = () => Promise.reject(new Error('the journey has to be tagged with @played'))
  /** Calls the main process as the page does. */
  const call: App['call'] = async (name, input) => {
    calls += 1
    const answer = (await page.evaluate(
      ([id, called, given]) => globalThis.parley?.invoke(id, called, given),
      [calls, name, input] as const,
    )) as Result<CallOutput<typeof name>>
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }
  const change: App['change'] = async (settings) => void (await call('settings.update', settings))
  const never = () => Promise.reject(new Error('a desktop window ends with its program'))
  return {
    page,
    link: page.url(),
    shell: undefined,
    call,
    change,
    captionWindow: async () => {
      await change({ overlay: { isOpen: true } })
      return pageOf(app, 'overlay')
    },
    answerCalls: unreachable,
    watchCalls: unreachable,
    slowDown: unreachable,
    power: unreachable,
    chooseFiles: unreachable,
    save: unreachable,
    restart: unreachable,
    kill: () => endApp(app, 0),
    comeBack: unreachable,
    answerQuestion: (isYes) => answerQuestion(app, isYes ? 0 : 1),
    endHost: () => endApp(app),
    restartHost: never,
    spoilDisk: () => spoil(disk, { pid: app.process().pid ?? 0, home: env.PARLEY_HOME }),
    close: () => endApp(app),
  }
}
