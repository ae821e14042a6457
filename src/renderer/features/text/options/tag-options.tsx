import { useTranslation } from 'react-i18next'
import { splittingModes, tagHandlingVersions, tagKinds } from '../../../../core/areas/text/text-calls.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { TextDraft } from '../text-draft.ts'
import styles from '../text-panel.module.css'

const TAG_LISTS = ['splittingTags', 'nonSplittingTags', 'ignoreTags'] as const

interface TagOptionsProps {
  readonly draft: TextDraft
  readonly onChange: (patch: Partial<TextDraft>) => void
  /** The reason why tags are not supported. */
  readonly because: string | undefined
}

/** Sentence splitting and tags that are not translated. */
export function TagOptions({ draft, onChange, because }: TagOptionsProps) {
  const { t } = useTranslation()
  const hasTags = draft.tagHandling !== 'none' && because === undefined
  return (
    <Disclosure
      title={t('text.tags')}
      note={draft.tagHandling === 'none' ? undefined : t(`text.tagKinds.${draft.tagHandling}`)}
    >
      <div className={styles.options}>
        <Select
          label={t('text.tagKind')}
          options={(['none', ...tagKinds] as const).map((value) => ({
            value,
            label: t(`text.tagKinds.${value}`),
          }))}
          value={draft.tagHandling}
          onChange={(tagHandling) => onChange({ tagHandling })}
          disabledReason={because}
          isReasonShown
        />
        {hasTags && (
          <Select
            label={t('text.tagVersion')}
            options={(['default', ...tagHandlingVersions] as const).map((value) => ({
              value,
              label: t(`text.tagVersions.${value}`),
            }))}
            value={draft.tagHandlingVersion}
            onChange={(tagHandlingVersion) => onChange({ tagHandlingVersion })}
          />
        )}
        <Select
          label={t('text.splitting')}
          options={(['default', ...splittingModes] as const).map((value) => ({
            value,
            label: t(`text.splittings.${value}`),
          }))}
          value={draft.splitSentences}
          onChange={(splitSentences) => onChange({ splitSentences })}
        />
      </div>
      {hasTags && draft.tagHandling === 'xml' && (
        <>
          <Switch
            label={t('text.outline')}
            isOn={draft.outlineDetection}
            onChange={(outlineDetection) => onChange({ outlineDetection })}
          />
          {TAG_LISTS.map((list) => (
            <TextField
              key={list}
              label={t(`text.${list}`)}
              hint={t('text.tagNames')}
              value={draft[list]}
              onChange={(names) => onChange({ [list]: names })}
            />
          ))}
        </>
      )}
      <Switch
        label={t('text.preserveFormatting')}
        isOn={draft.preserveFormatting}
        onChange={(preserveFormatting) => onChange({ preserveFormatting })}
      />
    </Disclosure>
  )
}
