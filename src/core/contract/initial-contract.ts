import * as z from 'zod/mini'
import { appErrorSchema } from '../base/errors.ts'
import { glossaryList } from '../glossaries/glossary.ts'
import { sessionSummarySchema } from '../library/sessions.ts'
import { liveStatuses } from '../product/live-status.ts'
import { accountSchema, isSettingsPatch, type SettingsPatch, settingsSchema } from '../settings/settings.ts'
import { voiceOpeningSchema, voiceTicketSchema } from '../voice/session/config.ts'
import { voiceLanguageSchema } from '../voice/session/voice-languages.ts'
import { call } from './call.ts'

export const nothing = z.object({})

/** How well a stored key is protected: by the system, or kept in memory until the program ends. */
export const keyProtections = ['system', 'this-run'] as const

export const serviceStatus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('demo') }),
  z.object({
    kind: z.literal('account'),
    account: accountSchema,
    /** Left out where there is no key. */
    keyProtection: z.optional(z.enum(keyProtections)),
  }),
])
export type ServiceStatus = z.output<typeof serviceStatus>

const settingsState = z.object({
  settings: settingsSchema,
  /** Why the last stored settings could not be used, if they could not. */
  problem: z.optional(appErrorSchema),
})
export type SettingsState = z.output<typeof settingsState>

/**
 * The part of the contract that live captions need. A page has it from its first moment, and loads the rest when a
 * panel or a dialog makes the first call of it.
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
  /** Sessions that were cut off and kept, until somebody has seen it. */
  'session.recovered': call(nothing, z.object({ sessions: z.array(sessionSummarySchema) })),
  /** While any session is live the display stays on and the window is not slowed down. */
  'host.keepAwake': call(z.object({ session: z.string(), isLive: z.boolean() }), nothing),
  /** The live view tells what goes on in it, for the tray. */
  'desktop.reportLive': call(z.object({ status: z.enum(liveStatuses), isMuted: z.boolean() }), nothing),
} as const

export const firstEvents = {
  'settings.changed': settingsState,
  'service.changed': serviceStatus,
  /** From the menu. */
  'live.command': z.enum(['start-or-stop', 'mute', 'skip', 'stop']),
  /** From the menu: somebody wants to see all keys. */
  'shortcuts.show': nothing,
  /** From the tray and from keys that work everywhere: whatever is open in the page does not matter. */
  'live.remote': z.enum(['start-or-stop', 'mute']),
  /** The quick window was opened; what it was opened with waits for it. */
  'quick.opened': nothing,
  /** This computer has slept, and is awake again. */
  'computer.woke': nothing,
} as const
