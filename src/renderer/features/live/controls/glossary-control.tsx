import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'
import { ResourceSelect } from '../../../domain/resource-select.tsx'
import type { SelectOption } from '../../../ui/controls/select.tsx'
import styles from './glossary-control.module.css'
import type { LiveResource } from './live-resource.ts'

interface GlossaryControlProps {
  readonly voice: Settings['voice']
  /** The chosen glossary, if any. */
  readonly glossary: LiveResource | undefined
  /** The reason why sessions do not use it with the current settings. */
  readonly unusedBecause: string | undefined
  /** The reason why it cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (id: string | null) => void
}

/** Choice of a session's glossary; hidden if there is none to choose. */
export function GlossaryControl({
  voice,
  glossary,
  unusedBecause,
  disabledReason,
  onChange,
}: GlossaryControlProps) {
  const { t } = useTranslation()
  const known = useGlossaries().data?.glossaries ?? []
  if (known.length === 0 && glossary === undefined) return null
  const options: SelectOption<string>[] = known.map(({ id, name, dictionaries }) => ({
    value: id,
    label: name,
    disabledReason: fitsLive(dictionaries, voice) ? undefined : t('live.glossary.otherLanguages'),
  }))
  if (glossary !== undefined && glossary.type !== 'known')
    options.push({ value: voice.glossaryId ?? '', label: t(`live.glossary.${glossary.type}`) })
  const unfit = glossary?.type === 'known' && !glossary.fits ? t('live.glossary.otherLanguages') : undefined
  const unused = glossary && (unusedBecause ?? unfit)
  const problem = glossary?.type === 'unknown' ? t('live.glossary.unknownHint') : unused
  return (
    <div className={styles.glossary}>
      <ResourceSelect
        label={t('live.glossary.label')}
        none={t('live.glossary.none')}
        options={options}
        value={voice.glossaryId}
        onChange={onChange}
        disabledReason={disabledReason}
      />
      {problem !== undefined && (
        <span className={styles.problem} title={problem}>
          <TriangleAlert size={14} role="img" aria-label={problem} />
        </span>
      )}
    </div>
  )
}
