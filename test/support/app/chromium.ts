import { type Browser, type BrowserContext, chromium } from '@playwright/test'

const CHROMIUM = process.env['PARLEY_CHROMIUM'] ?? '/usr/bin/chromium'
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The microphone of a computer, as switches of Chromium. */
export function microphoneSwitches(microphone: string): string[] {
  // Without a fake device there is none at all on a machine without sound.
  if (microphone === 'none') return ['--use-fake-ui-for-media-stream']
  if (microphone === 'refused') return ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // Played once, as it is: a loop would have no place to be compared with.
    `--use-file-for-fake-audio-capture=${microphone}%noloop`,
  ]
}

const browserSwitches = (microphone: string): string[] => [
  ...QUIET,
  '--no-sandbox',
  '--autoplay-policy=no-user-gesture-required',
  ...microphoneSwitches(microphone),
]

/** A browser that keeps what it keeps for its user: history, sessions, icons. */
export const openProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, args: browserSwitches('none') })

/** A real browser with a microphone of our making: a WAV file, `none` or `refused`. */
export const launchChromium = (microphone: string): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: browserSwitches(microphone) })
