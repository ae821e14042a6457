import type { Account } from '../../../core/settings/account.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import type { SettingsChanges } from '../../../core/settings/transfer/transfer-calls.ts'

type Section = SettingsChanges['values'][number]['section']

/** Displayed names of the sections. */
export const sectionNames = {
  appearance: 'settings.appearance',
  captions: 'live.captions',
  voice: 'transfer.voice',
  audio: 'settings.sound',
  meeting: 'live.meeting.name',
  presets: 'meeting.presets.title',
  text: 'panels.names.text',
  documents: 'panels.names.documents',
  quick: 'settings.shortcuts.names.quick',
  privacy: 'privacy.title',
  shortcuts: 'settings.shortcuts.title',
  desktop: 'settings.startup.title',
  overlay: 'overlay.title',
  network: 'settings.network.title',
  updates: 'updates.title',
} as const satisfies Record<Section, string>

/** Displayed names of the settings; undefined for hidden ones. */
const fieldNames = {
  appearance: {
    language: 'settings.language',
    theme: 'settings.theme',
    panel: undefined,
    panelWidth: undefined,
  },
  captions: {
    size: 'live.textSize',
    emphasis: 'settings.emphasis',
    largeLanguage: 'live.large',
    look: 'looks.title',
    ownLooks: undefined,
    calm: 'settings.calm.label',
    calmByLanguage: 'settings.calm.label',
  },
  voice: {
    sourceLanguage: 'live.from',
    targetLanguages: 'live.to',
    spokenLanguage: 'sound.translation',
    speakAll: 'sound.speakAll',
    voice: 'live.voice',
    formality: 'live.formality',
    sourceContentType: 'settings.sourceContentType',
    targetContentType: 'settings.targetContentType',
    messageFormat: 'settings.messageFormat',
    chunkMs: 'settings.chunkMs',
    glossaryId: 'glossaries.live.label',
    furtherGlossaryIds: 'glossaries.live.label',
    spokenTermsId: 'spokenTerms.label',
    savesSilence: 'settings.cost.savesSilence',
    limitMinutes: 'settings.cost.limit',
    monthLimitMinutes: 'usage.month.limit',
    outageMinutes: 'settings.missing.kept',
    lateMinutes: 'settings.missing.late',
    recentLanguages: undefined,
  },
  audio: {
    input: 'live.source',
    microphone: 'live.microphone',
    microphoneName: 'live.microphone',
    systemDevice: 'sound.system.device',
    systemDeviceName: 'sound.system.device',
    speaker: 'live.speaker',
    speakerName: 'live.speaker',
    microphoneGain: 'sound.microphoneGain',
    systemGain: 'sound.systemGain',
    echoCancellation: 'settings.echoCancellation',
    noiseSuppression: 'settings.noiseSuppression',
    autoGainControl: 'settings.autoGainControl',
    volume: 'live.volume',
    passthrough: 'sound.passthrough',
    catchUp: 'sound.catchUp',
  },
  meeting: {
    isOn: 'live.meeting.name',
    preferred: 'meeting.preferred',
    myName: 'meeting.myName',
    theirName: 'meeting.theirName',
    sourceLanguage: 'live.from',
    targetLanguages: 'live.to',
    isSpoken: 'sound.translation',
    hearsOwn: 'meeting.hearsOwn',
    original: 'meeting.original.label',
    voice: 'live.voice',
    formality: 'live.formality',
    glossaryId: 'glossaries.live.label',
    furtherGlossaryIds: 'glossaries.live.label',
    spokenTermsId: 'spokenTerms.label',
    device: 'live.source',
    deviceName: 'live.source',
  },
  presets: { list: undefined, active: undefined },
  text: {
    sourceLanguage: 'live.from',
    targetLanguage: 'live.to',
    recentLanguages: undefined,
    formality: 'live.formality',
    modelType: 'text.model',
    glossaryIds: 'panels.names.glossaries',
    styleId: 'documents.style',
    translationMemoryId: 'documents.memory',
    translationMemoryThreshold: 'documents.threshold',
  },
  documents: {
    sourceLanguage: 'live.from',
    targetLanguages: 'live.to',
    recentLanguages: undefined,
    formality: 'live.formality',
    glossaryIds: 'panels.names.glossaries',
    styleId: 'documents.style',
    translationMemoryId: 'documents.memory',
    translationMemoryThreshold: 'documents.threshold',
    watermark: 'documents.watermark',
    whenDone: 'documents.besideSource',
  },
  quick: { targetLanguage: 'live.to', targets: 'quick.targets', isPinned: 'quick.pin' },
  privacy: { retention: 'privacy.retention', keepsSound: 'privacy.sound.on' },
  shortcuts: {
    quick: 'settings.shortcuts.names.quick',
    startOrStop: 'settings.shortcuts.names.startOrStop',
    mute: 'settings.shortcuts.names.mute',
    pause: 'settings.shortcuts.names.pause',
    swapSides: 'settings.shortcuts.names.swapSides',
    overlay: 'settings.shortcuts.names.overlay',
    overlayLock: 'settings.shortcuts.names.overlayLock',
  },
  desktop: {
    closesToTray: 'settings.startup.tray',
    startsHidden: 'settings.startup.hidden',
    portalShortcuts: 'settings.shortcuts.usePortal',
  },
  overlay: {
    lines: 'overlay.lines',
    languages: 'overlay.languages',
    size: 'overlay.size',
    isOpen: 'settings.overlay.open',
    isLocked: 'settings.overlay.lock',
    isHiddenFromSharing: 'settings.overlay.hide',
    places: undefined,
  },
  network: { proxy: 'settings.network.proxy' },
  updates: { isOn: 'updates.on' },
} as const satisfies { readonly [S in Section]: { readonly [F in keyof Settings[S]]: string | undefined } }

const proxyNames = { url: 'settings.network.url', user: 'settings.network.user' } as const

const accountNames = {
  id: undefined,
  name: 'account.dialog.name',
  profile: 'account.dialog.profile',
  plan: 'account.dialog.plan',
  address: 'account.dialog.address',
  streamDomains: 'account.dialog.streamDomains',
  reportingTag: 'account.dialog.reportingTag',
} as const satisfies { readonly [F in keyof Account]: string | undefined }

type Names<T> = T extends string ? T : T extends object ? Names<T[keyof T]> : never
export type SettingName =
  | Names<typeof fieldNames>
  | Names<typeof sectionNames>
  | Names<typeof proxyNames>
  | Names<typeof accountNames>
  | 'service.accounts.title'

const own = <T extends object>(table: T, key: string | undefined): T[keyof T] | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key as keyof T] : undefined

/**
 * Displayed names of a setting and its sections, from the outermost in.
 *
 * @param field dotted path in a settings file, such as `settings.captions.size`
 */
export function namesOf(field: string): SettingName[] {
  const [, section, name, ...rest] = field.split('.')
  if (section === 'service') {
    const inner = own(accountNames, rest[1] ?? rest[0])
    return ['service.accounts.title', ...(inner === undefined ? [] : [inner])]
  }
  const outer = own(sectionNames, section)
  if (outer === undefined) return []
  const inner: SettingName | undefined =
    (section === 'network' && name === 'proxy' ? own(proxyNames, rest[0]) : undefined) ??
    own(own(fieldNames, section) as Record<string, SettingName | undefined>, name)
  return inner === undefined ? [outer] : [outer, inner]
}
