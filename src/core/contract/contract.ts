import * as z from 'zod/mini'
import { adminCalls } from '../areas/admin/admin-calls.ts'
import { documentCalls, documentListSchema } from '../areas/documents/documents-calls.ts'
import { glossaryCalls, plainGlossaryCalls } from '../areas/glossaries/glossaries-calls.ts'
import { memoryCalls } from '../areas/memories/memories-calls.ts'
import { spokenTermCalls } from '../areas/spoken-terms/spoken-terms-calls.ts'
import { styleRuleCalls } from '../areas/style-rules/style-rules-calls.ts'
import { textCalls } from '../areas/text/text-calls.ts'
import { textHistoryCalls } from '../areas/text-history/text-history-calls.ts'
import { usageCalls } from '../areas/usage/usage-calls.ts'
import { writeCalls } from '../areas/write/write-calls.ts'
import { captionPageCalls, captionPageStateSchema } from '../audience/caption-page/caption-page-calls.ts'
import {
  closedCaptionsCalls,
  closedCaptionsStateSchema,
} from '../audience/closed-captions/closed-captions-calls.ts'
import { hubCalls, hubStateSchema } from '../audience/hub/hub-calls.ts'
import { roomCalls, roomStateSchema } from '../audience/room/room-calls.ts'
import { textFileCalls, textFileStateSchema } from '../audience/text-file/text-file-calls.ts'
import { type CallContext, call, empty, type InvokeOptions } from '../base/call.ts'
import { appErrorSchema } from '../base/errors.ts'
import type { Result } from '../base/result.ts'
import { mostCodePoints } from '../base/unicode.ts'
import { languageCalls } from '../languages/languages-calls.ts'
import { dataCalls } from '../product/data-folder/data-folder-calls.ts'
import { desktopCalls, permissionsState } from '../product/desktop/desktop-calls.ts'
import { doctorCalls } from '../product/doctor/doctor-calls.ts'
import { liveStatuses } from '../product/live-status.ts'
import { networkCalls } from '../product/network/network-calls.ts'
import { sampleCalls } from '../product/sample/sample-calls.ts'
import { soundDeviceCalls, soundDevicesSchema } from '../product/sound-devices/sound-devices-calls.ts'
import { updateCalls, updatesStateSchema } from '../product/updates/updates-calls.ts'
import { reportingTagSchema } from '../service/reporting-tag.ts'
import { plans, profileNames } from '../service/service-profiles.ts'
import { correctionCalls } from '../session/corrections/corrections-calls.ts'
import { sessionCalls } from '../session/library/library-calls.ts'
import { sessionChangeSchema, sessionSummarySchema } from '../session/library/session-schema.ts'
import {
  missingSpeechCalls,
  missingSpeechListSchema,
} from '../session/missing-speech/missing-speech-calls.ts'
import { accountSchema, hostNameSchema } from '../settings/account.ts'
import { settingsSchema } from '../settings/settings.ts'
import { isSettingsPatch, type SettingsPatch } from '../settings/settings-patch.ts'
import { transferCalls } from '../settings/transfer/transfer-calls.ts'
import { voiceOpeningSchema, voiceTicketSchema } from '../voice/config.ts'
import { voiceLanguageSchema } from '../voice/voice-languages.ts'

export type { VoiceLanguage } from '../voice/voice-languages.ts'

/** Protection of a stored key: by the system, or in memory until the program ends. */
export const keyProtections = ['system', 'this-run'] as const

const serviceStatus = z.discriminatedUnion('kind', [
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
 * Every call that a window can make. A row defines types, the handler's obligation, and validation on both
 * sides. Inputs are single objects, answers are `Result`s. No call takes or returns a file path or a key,
 * except those in which the user enters one, and the path of the data folder, which is for reading only.
 */
export const calls = {
  'app.info': call(
    empty,
    z.object({ version: z.string(), host: z.enum(['electron', 'webhost', 'cli']), platform: z.string() }),
  ),
  'settings.get': call(empty, settingsState),
  'settings.update': call(z.custom<SettingsPatch>(isSettingsPatch), settingsState),
  'service.status': call(empty, serviceStatus),
  'voice.languages': call(empty, z.array(voiceLanguageSchema)),
  'voice.open': call(voiceOpeningSchema, voiceTicketSchema),
  'voice.resume': call(z.object({ token: z.string() }), voiceTicketSchema),
  /** Sessions that were interrupted and saved, until the user dismisses the notice. */
  'session.recovered': call(empty, z.object({ sessions: z.array(sessionSummarySchema) })),
  /** While a session is live, the display stays on and the window is not throttled. */
  'host.keepAwake': call(z.object({ session: z.string(), isLive: z.boolean() }), empty),
  /** Reports the state of the live view, for the tray. */
  'desktop.reportLive': call(z.object({ status: z.enum(liveStatuses), isMuted: z.boolean() }), empty),
  /** Checks that the active service answers and accepts the key. A blocked key is tried again. */
  'service.check': call(empty, z.object({ roundTripMs: z.number() })),
  'account.add': call(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1), mostCodePoints(100)),
      profile: z.enum(profileNames),
      plan: z.enum(plans),
      address: z.string().check(z.trim(), z.minLength(1)),
      streamDomains: z._default(z.array(hostNameSchema), []),
      reportingTag: z.optional(reportingTagSchema),
      key: z.string().check(z.trim(), z.minLength(1)),
    }),
    serviceStatus,
  ),
  /** For an account whose key was kept for one run only, or was changed. */
  'account.setKey': call(
    z.object({ id: z.string(), key: z.string().check(z.trim(), z.minLength(1)) }),
    serviceStatus,
  ),
  /** Omitted fields stay unchanged. A new address or key is used only if the service there accepts the key. */
  'account.update': call(
    z.object({
      id: z.string(),
      name: z.optional(z.string().check(z.trim(), z.minLength(1), mostCodePoints(100))),
      plan: z.optional(z.enum(plans)),
      address: z.optional(z.string().check(z.trim(), z.minLength(1))),
      streamDomains: z.optional(z.array(hostNameSchema)),
      /** Empty: none. */
      reportingTag: z.optional(reportingTagSchema),
      key: z.optional(z.string().check(z.trim(), z.minLength(1))),
    }),
    serviceStatus,
  ),
  /** `demo` or the id of an account. */
  'account.use': call(z.object({ id: z.string() }), serviceStatus),
  'account.remove': call(z.object({ id: z.string() }), serviceStatus),
  ...networkCalls,
  ...transferCalls,
  ...dataCalls,
  ...textCalls,
  ...textHistoryCalls,
  ...glossaryCalls,
  ...plainGlossaryCalls,
  ...styleRuleCalls,
  ...spokenTermCalls,
  ...writeCalls,
  ...languageCalls,
  ...memoryCalls,
  ...usageCalls,
  ...adminCalls,
  ...doctorCalls,
  ...documentCalls,
  ...sampleCalls,
  ...sessionCalls,
  ...correctionCalls,
  ...missingSpeechCalls,
  ...textFileCalls,
  ...soundDeviceCalls,
  ...desktopCalls,
  ...captionPageCalls,
  ...closedCaptionsCalls,
  ...roomCalls,
  ...hubCalls,
  ...updateCalls,
} as const

/** Events from the host to its windows. */
export const events = {
  'settings.changed': settingsState,
  'service.changed': serviceStatus,
  /** From the menu. */
  'live.command': z.enum(['start-or-stop', 'mute', 'skip', 'stop']),
  /** From the menu: opens the list of keyboard shortcuts. */
  'shortcuts.show': empty,
  /** From the tray and global shortcuts; applies whatever is open in the page. */
  'live.remote': z.enum(['start-or-stop', 'mute', 'pause', 'swap-sides']),
  /** The quick window was opened; its content can be taken. */
  'quick.opened': empty,
  /** The computer has woken from sleep. */
  'computer.woke': empty,
  /** All data of this host was deleted, and it ends. `leftovers` are the names of files that could not be deleted. */
  'data.erased': z.object({ restarts: z.boolean(), leftovers: z.array(z.string()) }),
  'documents.changed': documentListSchema,
  /** Desktop only: a file was saved where the user chose. `id` names it for `file.openFolder`. */
  'file.saved': z.object({ id: z.string(), name: z.string() }),
  /** Texts were saved or deleted. */
  'textHistory.changed': empty,
  'session.changed': sessionChangeSchema,
  /** The user has opened a session file with the desktop app: a handle that can be imported, or why it cannot. */
  'session.opened': z.union([
    z.object({ name: z.string(), file: z.string() }),
    z.object({ name: z.string(), error: appErrorSchema }),
  ]),
  'missingSpeech.changed': missingSpeechListSchema,
  'textFile.changed': textFileStateSchema,
  'soundDevices.changed': soundDevicesSchema,
  /** The sound server has other devices than before. Pages list them: Chromium does not notice all of them by itself. */
  'audioDevices.changed': empty,
  /** The user has decided about a permission, or changed it in the settings of the system. */
  'permissions.changed': permissionsState,
  'captionPage.changed': captionPageStateSchema,
  'closedCaptions.changed': closedCaptionsStateSchema,
  'room.changed': roomStateSchema,
  'hub.changed': hubStateSchema,
  'updates.changed': updatesStateSchema,
} as const

export type CallName = keyof typeof calls
export type CallInput<K extends CallName> = z.input<(typeof calls)[K]['input']>
export type CallOutput<K extends CallName> = z.output<(typeof calls)[K]['output']>
export type EventName = keyof typeof events
export type EventPayload<K extends EventName> = z.output<(typeof events)[K]>

/** Obligation of a host: a handler for every call. Without a context, the default one applies. */
export type Handlers = HandlersOf<CallName>

/** Handlers for some of the calls. */
export type HandlersOf<N extends CallName> = {
  readonly [K in N]: (
    input: z.output<(typeof calls)[K]['input']>,
    context?: CallContext,
  ) => Promise<Result<z.input<(typeof calls)[K]['output']>>>
}

export type Publish = <K extends EventName>(name: K, payload: EventPayload<K>) => void

/** The whole interface of a window to its host. */
export interface Bridge {
  invoke<K extends CallName>(
    name: K,
    input: CallInput<K>,
    options?: InvokeOptions,
  ): Promise<Result<CallOutput<K>>>
  /** The returned function unsubscribes. */
  subscribe<K extends EventName>(name: K, listener: (payload: EventPayload<K>) => void): () => void
}
