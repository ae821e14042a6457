import { useTranslation } from 'react-i18next'
import { CHUNK_MS, targetContentTypes } from '../../../../core/audio/content-types.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { messageFormats } from '../../../../core/voice/config.ts'
import { Amount } from '../../../ui/controls/amount.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { useFormatNames } from '../format-names.ts'
import { SettingsGroup } from '../settings-group.tsx'
import { SystemSoundCommand } from '../sound/system-sound.tsx'
import { SourceChoice } from '../source-choice.tsx'

const CHUNK_STEP_MS = 10

interface AdvancedSectionProps {
  readonly voice: Settings['voice']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Rarely changed settings, in groups with headings. */
export function AdvancedSection({ voice, onChange }: AdvancedSectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <SettingsGroup title={t('settings.transport')}>
        <Transport voice={voice} onChange={onChange} />
      </SettingsGroup>
      <SystemSoundCommand />
    </>
  )
}

function Transport({ voice, onChange }: AdvancedSectionProps) {
  const { t } = useTranslation()
  const nameOf = useFormatNames()
  return (
    <>
      <SourceChoice
        value={voice.sourceContentType}
        onChange={(sourceContentType) => onChange({ voice: { sourceContentType } })}
      />
      <Select
        label={t('settings.targetContentType')}
        options={targetContentTypes.map((value) => ({ value, label: nameOf(value) }))}
        value={voice.targetContentType}
        onChange={(targetContentType) => onChange({ voice: { targetContentType } })}
      />
      <Select
        label={t('settings.messageFormat')}
        options={messageFormats.map((value) => ({ value, label: t(`settings.messageFormats.${value}`) }))}
        value={voice.messageFormat}
        onChange={(messageFormat) => onChange({ voice: { messageFormat } })}
      />
      <Amount
        label={t('settings.chunkMs')}
        value={voice.chunkMs}
        bounds={{ min: CHUNK_MS.least, max: CHUNK_MS.most, step: CHUNK_STEP_MS }}
        show={(count) => t('settings.milliseconds', { count })}
        hint={`${t('settings.chunkMsHint')}. ${t('settings.nextSession')}`}
        onCommit={(chunkMs) => onChange({ voice: { chunkMs } })}
      />
    </>
  )
}
