import { isSame } from '../base/is-same.ts'
import { AUTO } from '../languages/chosen.ts'
import type { Settings } from './settings.ts'
import type { SettingsPatch } from './settings-patch.ts'

/**
 * Voice settings of the others' side of a meeting. What was not chosen follows the own side, swapped.
 *
 * @param ownLanguage used as target while the own side detects its language
 */
export function toTheirVoice(
  { voice: own, meeting }: Pick<Settings, 'voice' | 'meeting'>,
  ownLanguage: string,
): Settings['voice'] {
  const spoken = own.sourceLanguage === AUTO ? ownLanguage : own.sourceLanguage
  const targetLanguages = meeting.targetLanguages ?? [spoken]
  return {
    ...own,
    // Several target languages do not tell which of them the others speak.
    sourceLanguage:
      meeting.sourceLanguage ??
      (own.targetLanguages.length === 1 ? own.targetLanguages[0] : undefined) ??
      AUTO,
    targetLanguages,
    spokenLanguage: meeting.isSpoken ? (targetLanguages[0] ?? null) : null,
    speakAll: false,
    voice: meeting.voice,
    formality: meeting.formality,
    glossaryId: meeting.glossaryId,
    furtherGlossaryIds: meeting.furtherGlossaryIds,
    spokenTermsId: meeting.spokenTermsId,
  }
}

/**
 * Languages that are spoken in a meeting, the user's own first. A side that detects its language speaks one of those
 * that the other side reads.
 *
 * @param ownLanguage as for `toTheirVoice`
 */
export function spokenInMeeting(
  settings: Pick<Settings, 'voice' | 'meeting'>,
  ownLanguage: string,
): string[] {
  const own = settings.voice
  const theirs = toTheirVoice(settings, ownLanguage)
  const spokenBy = (speaker: Settings['voice'], reader: Settings['voice']) =>
    speaker.sourceLanguage === AUTO ? reader.targetLanguages : [speaker.sourceLanguage]
  return [...new Set([...spokenBy(own, theirs), ...spokenBy(theirs, own)])]
}

/**
 * Change of settings for a change of the others' voice settings.
 *
 * @param current their voice settings: languages that do not change go on following the own side
 */
export function toTheirChange(change: Partial<Settings['voice']>, current: Settings['voice']): SettingsPatch {
  const { recentLanguages, sourceLanguage, spokenLanguage, voice, formality } = change
  const { glossaryId, furtherGlossaryIds, spokenTermsId } = change
  const { targetLanguages = current.targetLanguages } = change
  // The first of their target languages is spoken.
  const targets =
    spokenLanguage == null ? targetLanguages : [...new Set([spokenLanguage, ...targetLanguages])]
  return {
    ...(recentLanguages !== undefined && { voice: { recentLanguages } }),
    meeting: {
      ...(sourceLanguage !== undefined && { sourceLanguage }),
      ...(!isSame(targets, current.targetLanguages) && { targetLanguages: targets }),
      ...(spokenLanguage !== undefined && { isSpoken: spokenLanguage !== null }),
      ...(voice !== undefined && { voice }),
      ...(formality !== undefined && { formality }),
      ...(glossaryId !== undefined && { glossaryId }),
      ...(furtherGlossaryIds !== undefined && { furtherGlossaryIds }),
      ...(spokenTermsId !== undefined && { spokenTermsId }),
    },
  }
}
