import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { appErrorSchema } from '../base/errors.ts'
import { glossaryList } from '../glossaries/glossary.ts'
import { sessionSummarySchema } from '../library/session-schema.ts'
import { liveStatuses } from '../product/live-status.ts'
import { accountSchema } from '../settings/account.ts'
import { settingsSchema } from '../settings/settings.ts'
import { isSettingsPatch, type SettingsPatch } from '../settings/settings-patch.ts'
import { spokenTermsList } from '../spoken-terms/collection.ts'
import { voiceOpeningSchema, voiceTicketSchema } from '../voice/config.ts'
import { voiceLanguageSchema } from '../voice/voice-languages.ts'

export const nothing = z.object({})

/** Protection of a stored key: by the system, or in memory until the program ends. */
export const keyProtections = ['system', 'this-run'] as const

export const serviceStatus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('demo') }),
  z.object({
    kind: z.literal('account'),
    account: accountSchema,
    /** Undefined without a key. */
    keyProtection: z.optional(z.enum(keyProtections)),
  }),
])
export type ServiceStatus = z.output<typeof serviceStatus>

const settingsState = z.object({
  settings: settingsSchema,
  /** Why the last stored settings could not be used, if so. */
  problem: z.optional(appErrorSchema),
})
export type SettingsState = z.output<typeof settingsState>

/**
 * The part of the contract for live captions. A page has it from the start, and loads the rest when a panel
 * or dialog makes its first call.
 */
export const firstCalls = {
  'app.info': call(
    nothing,
    z.object({ version: z.string(), host: z.enum(['electron', 'webhost', 'cli']), platform: z.string() }),
  ),
  'settings.get': call(nothing, settingsState),
  'settings.update': call(z.custom<SettingsPatch>(isSettingsPatch), settingsState),
  'service.status': call(nothing, serviceStatus),
  'voice.languages': call(nothing, z.array(voiceLanguageSchema)),
  'voice.open': call(voiceOpeningSchema, voiceTicketSchema),
  'voice.resume': call(z.object({ token: z.string() }), voiceTicketSchema),
  'glossary.list': glossaryList,
  'spokenTerms.list': spokenTermsList,
  /** Sessions that were interrupted and saved, until the user dismisses the notice. */
  'session.recovered': call(nothing, z.object({ sessions: z.array(sessionSummarySchema) })),
  /** While a session is live, the display stays on and the window is not throttled. */
  'host.keepAwake': call(z.object({ session: z.string(), isLive: z.boolean() }), nothing),
  /** Reports the state of the live view, for the tray. */
  'desktop.reportLive': call(z.object({ status: z.enum(liveStatuses), isMuted: z.boolean() }), nothing),
} as const

export const firstEvents = {
  'settings.changed': settingsState,
  'service.changed': serviceStatus,
  /** From the menu. */
  'live.command': z.enum(['start-or-stop', 'mute', 'skip', 'stop']),
  /** From the menu: opens the list of keyboard shortcuts. */
  'shortcuts.show': nothing,
  /** From the tray and global shortcuts; applies whatever is open in the page. */
  'live.remote': z.enum(['start-or-stop', 'mute', 'pause', 'swap-sides']),
  /** The quick window was opened; its content can be taken. */
  'quick.opened': nothing,
  /** The computer has woken from sleep. */
  'computer.woke': nothing,
  /** All data of this host was deleted, and it ends. `leftovers` are the names of files that could not be deleted. */
  'data.erased': z.object({ restarts: z.boolean(), leftovers: z.array(z.string()) }),
} as const
