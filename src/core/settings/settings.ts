import * as z from 'zod/mini'
import { documentFormalities, MAX_TARGETS, savings } from '../areas/documents/choices.ts'
import { formalities, MAX_GLOSSARIES, modelTypes } from '../areas/text/text-calls.ts'
import {
  CHUNK_MS,
  DEFAULT_SOURCE,
  DEFAULT_TARGET,
  sourceContentTypes,
  targetContentTypes,
} from '../audio/content-types.ts'
import { mostCodePoints } from '../base/unicode.ts'
import { MAX_TARGET_LANGUAGES } from '../languages/voice-language-codes.ts'
import { languageChoices } from '../product/interface-languages.ts'
import { proxySchema } from '../product/network/proxy.ts'
import { panelNames } from '../product/panel-names.ts'
import { MAX_QUICK_TARGETS } from '../product/quick/quick-targets.ts'
import { shortcutsSchema } from '../product/shortcuts/shortcuts.ts'
import { originals } from '../product/sound-devices/duck-levels.ts'
import { meetingDevicesSchema } from '../product/sound-devices/meeting-devices.ts'
import { retentions } from '../session/library/retention.ts'
import { messageFormats, voiceFormalities, voices } from '../voice/config.ts'
import { sideSchema } from '../voice/sides.ts'
import { serviceSchema } from './account.ts'
import { captionsSchema, overlaySchema } from './captions-schema.ts'

/** Most minutes of an outage that can be set: a working day. */
export const MAX_OUTAGE_MINUTES = 600

const voiceSchema = z.object({
  /** `auto`: the service recognises the language. */
  sourceLanguage: z._default(z.string(), 'auto'),
  /** Empty: speech is transcribed and not translated. */
  targetLanguages: z._default(z.array(z.string()).check(z.maxLength(MAX_TARGET_LANGUAGES)), ['de', 'fr']),
  /** The target that is also spoken, or none. */
  spokenLanguage: z._default(z.nullable(z.string()), null),
  /** The other targets are spoken too and not heard, so that any of them can be heard at once. */
  speakAll: z._default(z.boolean(), false),
  voice: z._default(z.enum(['default', ...voices]), 'default'),
  formality: z._default(z.enum(voiceFormalities), 'default'),
  sourceContentType: z._default(
    z.enum(sourceContentTypes as [(typeof sourceContentTypes)[number]]),
    DEFAULT_SOURCE,
  ),
  targetContentType: z._default(
    z.enum(targetContentTypes as [(typeof targetContentTypes)[number]]),
    DEFAULT_TARGET,
  ),
  messageFormat: z._default(z.enum(messageFormats), 'msgpack'),
  chunkMs: z._default(z.number().check(z.gte(CHUNK_MS.least), z.lte(CHUNK_MS.most)), CHUNK_MS.defaults),
  /** Glossary that a session uses, or none. */
  glossaryId: z._default(z.nullable(z.guid()), null),
  /** Glossaries that it uses besides, where the service takes several. */
  furtherGlossaryIds: z._default(z.array(z.guid()).check(z.maxLength(MAX_GLOSSARIES - 1)), []),
  /** Collection of spoken terms that a session uses, or none. */
  spokenTermsId: z._default(z.nullable(z.guid()), null),
  /** Whether silence is kept off the wire: the service bills the audio that it receives. */
  savesSilence: z._default(z.boolean(), false),
  /** Minutes of sound after which a session stops by itself, or none. */
  limitMinutes: z._default(z.nullable(z.int().check(z.gte(1), z.lte(10_000))), null),
  /** Minutes of sound in a month after which a session stops by itself, or none. */
  monthLimitMinutes: z._default(z.nullable(z.int().check(z.gte(1), z.lte(10_000))), null),
  /** Minutes of speech of outages that are stored at most, of all sessions together; 0 for none. */
  outageMinutes: z._default(z.int().check(z.gte(0), z.lte(MAX_OUTAGE_MINUTES)), 120),
  /** Minutes of missing speech that are translated without a question. */
  lateMinutes: z._default(z.int().check(z.gte(0), z.lte(MAX_OUTAGE_MINUTES)), 15),
  /** Languages chosen lately, newest first. */
  recentLanguages: z._default(z.array(z.string()).check(z.maxLength(12)), []),
})

/** Longest name of a side, in code points. */
export const MAX_SIDE_NAME = 50

/**
 * A meeting: `voice` and `audio` are the user's own side, and this is that of the others. What the user has not
 * chosen follows the own side.
 */
const meetingSchema = z.object({
  /** Whether Start opens both sides. */
  isOn: z._default(z.boolean(), false),
  /** The side that runs where the plan allows one session at a time. */
  preferred: z._default(sideSchema, 'mine'),
  /** Names of the sides; empty: those of the interface. */
  myName: z._default(z.string().check(mostCodePoints(MAX_SIDE_NAME)), ''),
  theirName: z._default(z.string().check(mostCodePoints(MAX_SIDE_NAME)), ''),
  /** Languages of the others' side; null: those of the own side, swapped. */
  sourceLanguage: z._default(z.nullable(z.string()), null),
  targetLanguages: z._default(z.nullable(z.array(z.string()).check(z.maxLength(MAX_TARGET_LANGUAGES))), null),
  /** Whether the user hears the own spoken translation as well. */
  hearsOwn: z._default(z.boolean(), false),
  /** Whether their speech is spoken to the user, in the first of the target languages. */
  isSpoken: z._default(z.boolean(), false),
  /** Their own voices while that is spoken, where the host can lower them. */
  original: z._default(z.enum(originals), 'quieter'),
  voice: z._default(z.enum(['default', ...voices]), 'default'),
  formality: z._default(z.enum(voiceFormalities), 'default'),
  glossaryId: z._default(z.nullable(z.guid()), null),
  furtherGlossaryIds: z._default(z.array(z.guid()).check(z.maxLength(MAX_GLOSSARIES - 1)), []),
  spokenTermsId: z._default(z.nullable(z.guid()), null),
  /** Input device that carries the sound of the meeting; empty if the system provides it directly. */
  device: z._default(z.string(), ''),
  deviceName: z._default(z.string(), ''),
})

/** Maximum gain, 12 dB: a microphone that needs more is the wrong one. */
export const MAX_GAIN = 4

const audioSchema = z.object({
  /** Captured source: a microphone, system audio, or both mixed. */
  input: z._default(z.enum(['microphone', 'system', 'both']), 'microphone'),
  /** Device id of the microphone; empty for the system's choice. */
  microphone: z._default(z.string(), ''),
  /** The system's name for it when it was chosen, used while it is missing. */
  microphoneName: z._default(z.string(), ''),
  /** Input device that carries system audio; empty if the system provides it directly. */
  systemDevice: z._default(z.string(), ''),
  systemDeviceName: z._default(z.string(), ''),
  /** Device id of the speaker; empty for the system's choice. */
  speaker: z._default(z.string(), ''),
  speakerName: z._default(z.string(), ''),
  /** Input gains as factors: 1 leaves the level unchanged. */
  microphoneGain: z._default(z.number().check(z.gte(0), z.lte(MAX_GAIN)), 1),
  systemGain: z._default(z.number().check(z.gte(0), z.lte(MAX_GAIN)), 1),
  echoCancellation: z._default(z.boolean(), true),
  noiseSuppression: z._default(z.boolean(), true),
  autoGainControl: z._default(z.boolean(), true),
  /** Volume of the spoken translation, from 0 to 1. */
  volume: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** Volume of the original voice under the translation, from 0 to 1. */
  passthrough: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
  /** Whether the spoken translation is sped up slightly while much of it is queued. */
  catchUp: z._default(z.boolean(), true),
})

const textSchema = z.object({
  /** `auto`: the service recognises the language. */
  sourceLanguage: z._default(z.string(), 'auto'),
  targetLanguage: z._default(z.string(), 'de'),
  /** Languages chosen lately, newest first. */
  recentLanguages: z._default(z.array(z.string()).check(z.maxLength(12)), []),
  formality: z._default(z.enum(formalities), 'default'),
  /** `default`: the service chooses. */
  modelType: z._default(z.enum(['default', ...modelTypes]), 'default'),
  /** Ids of resources at the service; those that the active service does not have are ignored. */
  glossaryIds: z._default(z.array(z.string()).check(z.maxLength(MAX_GLOSSARIES)), []),
  styleId: z._default(z.nullable(z.string()), null),
  translationMemoryId: z._default(z.nullable(z.string()), null),
  /** Least match in per cent. */
  translationMemoryThreshold: z._default(z.int().check(z.gte(0), z.lte(100)), 75),
})

const documentsSchema = z.object({
  /** `auto`: the service recognises the language. */
  sourceLanguage: z._default(z.string(), 'auto'),
  targetLanguages: z._default(z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TARGETS)), ['de']),
  /** Languages chosen lately, newest first. */
  recentLanguages: z._default(z.array(z.string()).check(z.maxLength(12)), []),
  formality: z._default(z.enum(documentFormalities), 'default'),
  /** Ids of resources at the service; those that the active service does not have are ignored. */
  glossaryIds: z._default(z.array(z.string()).check(z.maxLength(MAX_GLOSSARIES)), []),
  styleId: z._default(z.nullable(z.string()), null),
  translationMemoryId: z._default(z.nullable(z.string()), null),
  /** Least match in per cent. */
  translationMemoryThreshold: z._default(z.int().check(z.gte(0), z.lte(100)), 75),
  /** Whether translations have a watermark, where the service offers one. */
  watermark: z._default(z.boolean(), false),
  /** Where translations are saved automatically, on hosts that know the folder of the source. */
  whenDone: z._default(z.enum(savings), 'keep'),
})

const privacySchema = z.object({
  /** How long the library keeps sessions and texts. */
  retention: z._default(z.enum(retentions), 'for-ever'),
  /** Whether sessions are kept with their sound. */
  keepsSound: z._default(z.boolean(), false),
})

const quickSchema = z.object({
  targetLanguage: z._default(z.string(), 'de'),
  /** Languages that have keys, in the order of the keys. */
  targets: z._default(z.array(z.string()).check(z.maxLength(MAX_QUICK_TARGETS)), ['de', 'en-US', 'fr', 'es']),
  /** The window stays open, on top of the others, when another one is used. */
  isPinned: z._default(z.boolean(), false),
})

const desktopSchema = z.object({
  /** Closing the window leaves Parley in the tray. */
  closesToTray: z._default(z.boolean(), false),
  /** Started with the system, Parley opens no window. */
  startsHidden: z._default(z.boolean(), true),
  /** Whether global shortcuts are registered where the desktop asks the user about each of them. */
  portalShortcuts: z._default(z.boolean(), false),
})

/** Width of a panel, in per cent of what it and the captions have together. The default is limited in pixels too. */
export const PANEL_WIDTH = { least: 20, most: 100, defaults: 45, step: 5 } as const

const appearanceSchema = z.object({
  /** Language of the interface. */
  language: z._default(z.enum(languageChoices), 'system'),
  theme: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** The panel that is open beside the captions, if one is. */
  panel: z._default(z.nullable(z.enum(panelNames)), null),
  /** The width that the user gave it, or none. */
  panelWidth: z._default(
    z.nullable(z.number().check(z.gte(PANEL_WIDTH.least), z.lte(PANEL_WIDTH.most))),
    null,
  ),
})

const updatesSchema = z.object({
  /** Whether a host that replaces itself looks for newer versions. */
  isOn: z._default(z.boolean(), true),
})

const networkSchema = z.object({
  proxy: z._default(proxySchema, { mode: 'system' }),
})

export const MAX_PRESETS = 50
export const presetNameSchema = z.string().check(z.trim(), z.minLength(1), mostCodePoints(50))

/**
 * A meeting as a name: languages, glossaries, spoken terms, formality, voices and names of both sides, the look of
 * captions, and the devices.
 */
export const presetSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: presetNameSchema,
  voice: z.pick(voiceSchema, {
    sourceLanguage: true,
    targetLanguages: true,
    spokenLanguage: true,
    speakAll: true,
    voice: true,
    formality: true,
    glossaryId: true,
    furtherGlossaryIds: true,
    spokenTermsId: true,
  }),
  meeting: z.omit(meetingSchema, { isOn: true, device: true, deviceName: true }),
  // The saved looks belong to the user, not to a meeting.
  captions: z.omit(captionsSchema, { ownLooks: true }),
  /** Left out where any devices will do. They are those of one computer, and never exported. */
  devices: z.optional(meetingDevicesSchema),
})
export type Preset = z.output<typeof presetSchema>

const presetsSchema = z.object({
  /** In the order in which they were made. */
  list: z._default(z.array(presetSchema).check(z.maxLength(MAX_PRESETS)), []),
  /** Id of the preset that was applied or saved last, or none. */
  active: z._default(z.nullable(z.string()), null),
})

export const sections = {
  service: serviceSchema,
  voice: voiceSchema,
  audio: audioSchema,
  meeting: meetingSchema,
  presets: presetsSchema,
  captions: captionsSchema,
  text: textSchema,
  documents: documentsSchema,
  privacy: privacySchema,
  quick: quickSchema,
  shortcuts: shortcutsSchema,
  desktop: desktopSchema,
  overlay: overlaySchema,
  appearance: appearanceSchema,
  network: networkSchema,
  updates: updatesSchema,
} as const

type Sections = typeof sections
const withDefaults = Object.fromEntries(
  Object.entries(sections).map(([name, section]) => [name, z.prefault(section as z.ZodMiniType, {})]),
) as { [S in keyof Sections]: z.ZodMiniPrefault<Sections[S]> }

/** Everything that is remembered between runs, apart from keys. Every field has a default. */
export const settingsSchema = z.object(withDefaults)
export type Settings = z.output<typeof settingsSchema>

/** Settings before any change. */
export const defaultSettings: Settings = settingsSchema.parse({})
