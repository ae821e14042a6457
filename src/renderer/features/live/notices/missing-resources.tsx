import { useTranslation } from 'react-i18next'
import { activePreset } from '../../../../core/settings/edit-presets.ts'
import { toTheirVoice } from '../../../../core/settings/their-voice.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useDismissed } from '../../../shared/use-dismissed.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useLiveGlossaries } from '../controls/live-glossaries.ts'
import type { ChosenResource } from '../controls/live-resource.ts'
import { useLiveSpokenTerms } from '../controls/live-spoken-terms.ts'

/** Names the choices for live sessions that the active account does not have: sessions start without them. */
export function MissingResources() {
  const { t, i18n } = useTranslation()
  const { row } = useFormats()
  const settings = useSettings()
  const { voice, meeting } = settings
  const theirVoice = toTheirVoice(settings, i18n.language)
  const mine = { glossaries: useLiveGlossaries(voice), terms: useLiveSpokenTerms(voice) }
  const theirs = { glossaries: useLiveGlossaries(theirVoice), terms: useLiveSpokenTerms(theirVoice) }
  const sides = meeting.isOn ? [mine, theirs] : [mine]
  const { isDismissed, dismiss } = useDismissed(
    sides.flatMap(({ glossaries, terms }) =>
      [...glossaries, terms].flatMap((each) => (each?.type === 'unknown' ? [each.id] : [])),
    ),
  )

  const missingOf = (side: string | undefined, { glossaries, terms }: typeof mine) => {
    const of = (kind: 'glossary' | 'spoken-terms', chosen: readonly (ChosenResource | undefined)[]) =>
      chosen.flatMap((each) => {
        if (each?.type !== 'unknown') return []
        const name = each.name ?? t(`uses.session.${kind}`)
        return [side === undefined ? name : t('uses.missing.ofSide', { kind: name, side })]
      })
    return [...new Set([...of('glossary', glossaries), ...of('spoken-terms', [terms])])]
  }
  const missing = meeting.isOn
    ? [
        ...missingOf(meeting.myName || t('live.sides.mine'), mine),
        ...missingOf(meeting.theirName || t('live.sides.theirs'), theirs),
      ]
    : missingOf(undefined, mine)
  if (missing.length === 0 || isDismissed) return null
  const preset = meeting.isOn ? activePreset(settings)?.preset.name : undefined
  return (
    <Notice
      tone="info"
      title={preset === undefined ? t('uses.missing.title') : t('uses.missing.presetTitle', { name: preset })}
      remedy={t('uses.missing.remedy', { what: row(missing) })}
      onDismiss={dismiss}
    />
  )
}
