import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import type { CallInput, CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import type { Settings } from '../../../src/core/settings/settings.ts'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import type { DiskTrouble, HostPlace } from '../network-faults/disk-trouble.ts'
import { pageMicrophone } from '../pages/page-microphone.ts'
import type { OpenShell } from '../shell/open-shell.ts'
import type { AnsweredCall, Answers, PlayedHost } from './as-desktop.ts'
import type { DrivenBrowser } from './chromium.ts'
import { openInBrowser } from './open-in-browser.ts'
import { openInShell } from './open-in-shell.ts'
import { openOnRuntime } from './open-on-runtime.ts'

/**
 * The host that a journey runs on: the web host with its page in a browser, the built shell on a double of Electron with
 * its pages in Chromium, or the shell on Electron's runtime.
 */
export type HostName = 'webhost' | 'shell' | 'electron'

export type MicrophoneIn = 'page' | 'chromium'

/** Browsers that the journeys of a worker share. */
export interface Lent {
  readonly browser: () => Promise<Browser>
  readonly driven: () => Promise<DrivenBrowser>
}

/** The computer of a journey. */
export interface Computer {
  /** A WAV file that the microphone plays once; `none`: no microphone; `refused`: access is denied. */
  readonly microphone: string
  /**
   * The player of that file: `page`: the page itself, which loses nothing on a busy computer; by default, the test
   * microphone of Chromium.
   */
  readonly microphoneIn?: MicrophoneIn
  /** Whether what the page captures and plays is recorded, which costs it a sixth of its processor time. */
  readonly isProbed?: boolean
  /** Whether the journey needs a browser of its own: one whose process it ends, or one with windows. */
  readonly ownsBrowser?: boolean
  /** Stored settings, without the account. */
  readonly settings?: SettingsPatch & { readonly network?: Settings['network'] }
  /**
   * By default an account at the journey's simulator. An address: an account at another service. `demo`: no account, as
   * at the first start.
   */
  readonly service?: string
  /**
   * Whether the journey copies to the clipboard: windowed Chromium allows it without a prompt, a headless shell does
   * not.
   */
  readonly copies?: boolean
  /** Service profile of the account; generic by default. */
  readonly profile?: ProfileName
  /** Plan of the account; Pro by default. */
  readonly plan?: Plan
  /** Key of the account; the main key of the journey's simulator by default. */
  readonly key?: string
  /** Whether the account's key was remembered for an earlier run only. */
  readonly isKeyMissing?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Device pixel ratio; 1 by default. */
  readonly pixelsPerPoint?: number
  /** Language of the system, such as `de-AT`; English by default. */
  readonly locale?: string
  /** Global shortcuts that other programs have. */
  readonly takenKeys?: readonly string[]
  /** Further environment variables of the app. */
  readonly env?: Readonly<Record<string, string>>
  /** Disk fault that `spoilDisk` starts. Electron's runtime has no disk of its own. */
  readonly disk?: DiskTrouble
}

/** A file that a journey's user has. */
export interface JourneyFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export interface App {
  readonly page: Page
  /** Console output and uncaught errors of the page, with every CSP violation. */
  readonly console: readonly string[]
  /** The link that the page was opened with. */
  readonly link: string
  /** Calls the host as another of its pages would. */
  readonly call: <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>
  /** Changes settings as another page of the same host would. */
  readonly change: (settings: SettingsPatch) => Promise<void>
  /** Opens the caption window: on a desktop its own, elsewhere a small one, as browsers do without windows above others. */
  readonly captionWindow: () => Promise<Page>
  /** Answers some calls of the page in place of the host. Reloads the page. */
  readonly answerCalls: (answers: Answers) => Promise<PlayedHost>
  /** Reports calls of the page with what they were answered. May only cover pages that are loaded after it. */
  readonly watchCalls: (listener: (call: AnsweredCall) => void) => Promise<void>
  /** Delays what the host answers, where it contains these words; without words, all of it. Reloads the page. */
  readonly slowDown: (ms: number, words?: string) => Promise<void>
  /** Answers, outside the page, the host's question whether a change is wanted. */
  readonly answerQuestion: (isYes: boolean) => Promise<void>
  /** The computer's sleep, which no web host learns of: there, the page is told, after a reload. */
  readonly power: () => Promise<{ readonly wake: () => Promise<void> }>
  /** Chooses files in the dialog that `open` opens, of the page or of the system. */
  readonly chooseFiles: (open: () => Promise<void>, files: readonly JourneyFile[]) => Promise<void>
  /** The file that the host saves when `save` asks it to: as a download, or through a dialog of the system. */
  readonly save: (save: () => Promise<void>) => Promise<{ readonly name: string; readonly content: Buffer }>
  /** The shell around the page, with its other windows, its user and its system; on a double of Electron alone. */
  readonly shell: OpenShell | undefined
  /** Ends the app and starts it again, with all that it has stored. @returns its page */
  readonly restart: () => Promise<Page>
  /** Ends the host's process while the page stays open. */
  readonly endHost: () => Promise<void>
  /**
   * Restarts the web host's process at the same address, as a user would in a terminal.
   *
   * @returns the new link
   */
  readonly restartHost: () => Promise<string>
  /** Kills a process without a shutdown: the host's, or the one that shows the page. */
  readonly kill: (what: 'host' | 'browser') => Promise<void>
  /** Starts what was killed again, unless it does so itself, without a microphone. @returns the page */
  readonly comeBack: () => Promise<Page>
  /**
   * Starts the disk fault.
   *
   * @returns ends the fault
   */
  readonly spoilDisk: () => () => void
  /** The folder with all data of the app. */
  readonly home: string
  readonly close: () => Promise<void>
}

/**
 * Starts the app in a process and a folder of its own.
 *
 * @param lend shared browsers, for a computer without a microphone; the app gets its own profile in one
 */
export async function openApp(
  host: HostName,
  computer: Computer,
  simulator: Pick<Simulator, 'address' | 'key'>,
  lend?: Partial<Lent>,
): Promise<App> {
  const home = await mkdtemp(join(tmpdir(), 'parley-journey-'))
  await writeFile(join(home, 'settings.json'), JSON.stringify(settingsFor(computer, simulator)))
  const env: HostEnv = {
    ...computer.env,
    PARLEY_HOME: home,
    PARLEY_KEY:
      computer.service === 'demo' || computer.isKeyMissing === true ? '' : (computer.key ?? simulator.key),
  }
  const opened = await openOn[host](computer, env, lend)
  return {
    ...opened,
    home,
    console: watch(opened.page),
    close: async () => {
      await opened.close()
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function settingsFor(
  { settings = {}, service, profile = 'generic', plan = 'pro' }: Computer,
  simulator: Pick<Simulator, 'address'>,
): object {
  if (service === 'demo') return settings
  const account = {
    id: 'journey',
    name: 'Journey',
    profile,
    plan,
    address: service ?? simulator.address,
    streamDomains: [],
  }
  return { ...settings, service: { active: account.id, accounts: [account] } }
}

/** Environment of a host. */
export type HostEnv = { readonly PARLEY_HOME: string } & Record<string, string>

export type Opened = Omit<App, 'console' | 'home'>

export function spoil(disk: DiskTrouble | undefined, host: HostPlace): () => void {
  if (disk === undefined) throw new Error('the journey has not said how')
  return disk.begin(host)
}

/** The WAV file that the page plays as its microphone; undefined if there is none, or Chromium plays it. */
export const playedByPage = ({ microphone, microphoneIn }: Computer): string | undefined =>
  microphoneIn !== 'page' || microphone === 'none' || microphone === 'refused' ? undefined : microphone

/** A script that runs before those of a page. */
export type PageScript = { readonly path: string } | { readonly content: string }

const scriptAt = (name: string): PageScript => ({ path: join(root, 'test', 'support', 'pages', name) })

/** Scripts that record what a page does, and give it a microphone if it plays that itself. */
export async function pageScripts(computer: Computer): Promise<readonly PageScript[]> {
  const played = playedByPage(computer)
  return [
    scriptAt('page-violations.js'),
    ...(computer.isProbed === true ? [scriptAt('page-probe.js')] : []),
    ...(played === undefined ? [] : [await pageMicrophone(played)]),
  ]
}

const openOn: Readonly<
  Record<HostName, (computer: Computer, env: HostEnv, lend: Partial<Lent> | undefined) => Promise<Opened>>
> = { webhost: openInBrowser, shell: openInShell, electron: openOnRuntime }

/** Records console output and uncaught errors, so that no failure in the page goes unnoticed. */
function watch(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  return lines
}
