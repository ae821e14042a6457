import type { Caller } from '../core/base/call.ts'
import type { Clock } from '../core/base/clock.ts'
import type { Log } from '../core/base/log.ts'
import type { Publish } from '../core/contract/contract.ts'
import type { DemoService } from './accounts/accounts.ts'
import type { SecretStore } from './accounts/secret-store.ts'
import type { CaptionPagePort } from './caption-page/caption-page-handlers.ts'
import type { DeletionPort } from './data-folder/deletion.ts'
import type { DesktopPort } from './desktop/desktop-port.ts'
import type { HostFiles } from './documents/host-files.ts'
import type { ConfirmChange } from './network/confirmation.ts'
import type { NetworkPort } from './network/port.ts'
import type { RoomPort } from './room/room.ts'
import type { SendLarge } from './service/transfer/send-large.ts'
import type { SettingsStorage } from './settings/settings-store.ts'
import type { SoundTools } from './sound-devices/sound-tools.ts'
import type { OpenStorage } from './storage/storage.ts'
import type { UpdatesPort } from './updates/update-handlers.ts'

/** Ports that only a host provides: a desktop shell, a browser's server, a terminal. */
export interface HostPorts {
  readonly name: 'electron' | 'webhost' | 'cli'
  readonly version: string
  readonly platform: string
  readonly settings: SettingsStorage
  readonly secrets: SecretStore
  readonly keyFromEnvironment: string | undefined
  /** Whether that key may be sent to an origin; if omitted, it may: the key was given together with the account. */
  readonly mayUseEnvironmentKey?: (origin: string) => boolean
  readonly demo: () => Promise<DemoService>
  /** Folder of the library and of pending documents. Created on first use. */
  readonly dataFolder: string
  /** Opens the storage there: in its own thread, so that calls are answered while the disk is busy. */
  readonly openStorage: OpenStorage
  readonly files: HostFiles
  readonly fetch: typeof globalThis.fetch
  /** Proxy and certificate settings of `fetch`. */
  readonly network: NetworkPort
  /** Asks the user before a page changes what protects them. */
  readonly confirm: ConfirmChange
  /** For large bodies; omitted if `fetch` can send them as a stream. */
  readonly sendLarge?: SendLarge
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  /** Sends an event to all windows. */
  readonly publish: Publish
  readonly keepAwake: (caller: Caller, session: string, isLive: boolean) => void
  /** Whether this host serves pages, which can play a sound from a URL; false by default. */
  readonly servesPages?: boolean
  /** Shows a folder in the system's file manager; settles with why that failed, if it did. Omitted without a desktop. */
  readonly openFolder?: (path: string) => Promise<string | undefined>
  /** Left out where the data of the host is deleted without it. */
  readonly deletion?: DeletionPort
  /** Omitted on hosts without a desktop. */
  readonly desktop?: DesktopPort
  /** Omitted on hosts that serve no pages to other programs. */
  readonly captionPage?: CaptionPagePort
  /** Omitted on hosts without pages. */
  readonly room?: RoomPort
  /** Omitted on hosts that are updated with what they run in. */
  readonly updates?: UpdatesPort
  /** Left out where virtual sound devices are not supported. */
  readonly soundTools?: SoundTools | undefined
  /** File name of the browser in which a caller's page plays; left out where pages play in Parley itself. */
  readonly browserOf?: (caller: Caller) => Promise<string | undefined>
  /** The process of this app that plays and records for its pages; left out where a browser does. */
  readonly audioProcess?: () => number | undefined
  /** Time limit of one connection check; by default, enough for a slow service. */
  readonly doctorLimitMs?: number
}
