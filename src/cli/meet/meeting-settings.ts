import { DEFAULT_SOURCE, type TargetContentType } from '../../core/audio/content-types.ts'
import { ok, type Result } from '../../core/base/result.ts'
import type { MeetingDevices } from '../../core/product/sound-devices/meeting-devices.ts'
import { profileInUse } from '../../core/service/service-profiles.ts'
import { applyPreset } from '../../core/settings/edit-presets.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { mergePatch } from '../../core/settings/settings-patch.ts'
import { toTheirVoice } from '../../core/settings/their-voice.ts'
import { toVoiceConfig } from '../../core/settings/to-voice-config.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { Side } from '../../core/voice/sides.ts'
import type { VoiceLanguage } from '../../core/voice/voice-languages.ts'
import { unknownName } from './sound-routes.ts'

/** Choices for a meeting. Undefined ones stay as they are. */
export interface MeetingChoice {
  readonly sourceLanguage: string | undefined
  readonly targetLanguages: readonly string[] | undefined
  readonly preferred: Side | undefined
  readonly myName: string | undefined
  readonly theirName: string | undefined
}

/** Speech that `pacat` plays as it is. */
const SPOKEN_AS: TargetContentType = 'audio/pcm;encoding=s16le;rate=24000'
/** Their translations need a language when the user's own is detected. A terminal is English. */
const OWN_LANGUAGE = 'en'

/** Settings with a preset, and the devices that it remembers. */
interface PresetChoice {
  readonly settings: Settings
  readonly devices?: MeetingDevices | undefined
}

/** Applies the preset with a name; without one, the settings stay as they are. */
export function withPreset(
  settings: Settings,
  { presets }: Settings,
  wanted: string | undefined,
): Result<PresetChoice> {
  if (wanted === undefined) return ok({ settings })
  const preset = presets.list.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (preset !== undefined)
    return ok({ settings: mergePatch(settings, applyPreset(preset)), devices: preset.devices })
  return unknownName(
    'preset',
    'preset',
    wanted,
    presets.list.map(({ name }) => ({ name, label: name })),
  )
}

/** @param isListening whether the translation of the others is spoken */
export function meetingSettings(
  settings: Settings,
  { sourceLanguage, targetLanguages, preferred, myName, theirName }: MeetingChoice,
  isListening: boolean,
): Settings {
  const { voice, meeting } = settings
  const targets = [...(targetLanguages ?? voice.targetLanguages)]
  const own = voice.spokenLanguage !== null && targets.includes(voice.spokenLanguage)
  return {
    ...settings,
    voice: {
      ...voice,
      sourceLanguage: sourceLanguage ?? voice.sourceLanguage,
      targetLanguages: targets,
      spokenLanguage: own ? voice.spokenLanguage : (targets[0] ?? null),
      speakAll: false,
      sourceContentType: DEFAULT_SOURCE,
      targetContentType: SPOKEN_AS,
    },
    meeting: {
      ...meeting,
      isSpoken: isListening,
      preferred: preferred ?? meeting.preferred,
      myName: myName ?? meeting.myName,
      theirName: theirName ?? meeting.theirName,
    },
  }
}

/** The voice sessions of both sides. */
export function meetingConfigs(
  settings: Settings,
  languages: readonly VoiceLanguage[],
): Readonly<Record<Side, VoiceConfig>> {
  const toConfig = (voice: Settings['voice']) =>
    toVoiceConfig(voice, languages, profileInUse(settings.service))
  return { mine: toConfig(settings.voice), theirs: toConfig(toTheirVoice(settings, OWN_LANGUAGE)) }
}
