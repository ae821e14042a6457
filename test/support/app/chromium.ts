import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'

export const CHROMIUM = process.env['PARLEY_CHROMIUM'] ?? '/usr/bin/chromium'
/** Chromium without a window around each page; it takes about half the CPU time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium's switches for the microphone. */
export function microphoneSwitches(microphone: string): string[] {
  // A machine without audio hardware has no microphone unless Chromium fakes one.
  if (microphone === 'none') return ['--use-fake-ui-for-media-stream']
  if (microphone === 'refused') return ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // Played once: a loop would have no fixed start to align a comparison to.
    `--use-file-for-fake-audio-capture=${microphone}%noloop`,
  ]
}

/** Switches with which Chromium decides about the microphone without its user. */
const DECIDING: ReadonlySet<string> = new Set(['--use-fake-ui-for-media-stream', '--deny-permission-prompts'])

/** Chromium's switches for the microphone, about which somebody else decides. */
export const undecidedMicrophone = (microphone: string): string[] =>
  microphoneSwitches(microphone).filter((name) => !DECIDING.has(name))

const COMMON = [...QUIET, '--no-sandbox', '--autoplay-policy=no-user-gesture-required']

const browserSwitches = (microphone: string): string[] => [...COMMON, ...microphoneSwitches(microphone)]

/** A browser with a persistent profile: history, sessions, icons. */
export const openProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, args: browserSwitches('none') })

/** A real browser that another process can drive as well. */
export interface DrivenBrowser {
  readonly browser: Browser
  /** Address of the WebSocket of its DevTools. */
  readonly endpoint: string
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * A real browser whose permissions are decided by the process that drives it, and by no switch.
 *
 * @param microphone a WAV file that is played into the microphone once, `none`, or any other word for a silent one
 */
export async function launchDriven(microphone: string): Promise<DrivenBrowser> {
  const port = await freePort()
  // The headless shell has no microphone.
  const isSmall = microphone === 'none' && existsSync(HEADLESS_SHELL)
  const browser = await chromium.launch({
    executablePath: isSmall ? HEADLESS_SHELL : CHROMIUM,
    args: [...COMMON, `--remote-debugging-port=${port}`, ...undecidedMicrophone(microphone)],
  })
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl: endpoint } = (await version.json()) as { webSocketDebuggerUrl: string }
  return { browser, endpoint }
}

/** A real browser with a test microphone: a WAV file, `none` or `refused`. */
export const launchChromium = (microphone: string): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: browserSwitches(microphone) })

/** A real browser that another program starts. */
export const launchBy = (program: string): Promise<Browser> =>
  chromium.launch({ executablePath: program, args: browserSwitches('none') })

/** A real browser whose scrollbars take room, as those of Windows and Linux do; Playwright hides them. */
export const launchWithScrollbars = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: browserSwitches('none'),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })

/** A real browser with windows on an X display. */
export const launchOnDisplay = (display: string): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    headless: false,
    args: browserSwitches('none'),
    env: { ...process.env, DISPLAY: display },
  })

/** Another program with one window, which can cover the display: a page without a browser around it. */
export const launchCovering = (display: string, folder: string, page: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM,
    headless: false,
    viewport: null,
    args: [...browserSwitches('none'), `--app=${page}`],
    env: { ...process.env, DISPLAY: display },
  })

/**
 * Like `launchChromium`, for tests that do not depend on the window: uses the smaller headless shell if it is
 * installed.
 */
export const launchHeadlessShell = (microphone: string): Promise<Browser> =>
  existsSync(HEADLESS_SHELL)
    ? chromium.launch({ executablePath: HEADLESS_SHELL, args: browserSwitches(microphone) })
    : launchChromium(microphone)

/**
 * A real browser with the devices of a sound server, which it finds by these variables.
 *
 * @param isOther whether it is another program than Parley's browser, as the sound server sees it
 */
export const launchChromiumOn = (env: NodeJS.ProcessEnv, isOther: boolean): Promise<Browser> =>
  chromium.launch({
    executablePath: isOther ? HEADLESS_SHELL : CHROMIUM,
    args: browserSwitches('none'),
    env: { ...env },
    // Playwright mutes what the browser plays.
    ignoreDefaultArgs: ['--mute-audio'],
  })
