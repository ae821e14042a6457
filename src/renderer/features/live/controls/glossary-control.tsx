import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'
import { Select, type SelectOption } from '../../../ui/controls/select.tsx'
import styles from './glossary-control.module.css'
import type { LiveGlossary } from './live-glossary.ts'

/** The choice of no glossary. */
const NONE = 'none'

interface GlossaryControlProps {
  readonly voice: Settings['voice']
  /** The one that is chosen, if one is. */
  readonly glossary: LiveGlossary | undefined
  /** Why no session uses it as things are. */
  readonly unusedBecause: string | undefined
  /** Why it cannot be changed just now. */
  readonly disabledReason: string | undefined
  readonly onChange: (id: string | null) => void
}

/** Choice of a session's glossary; hidden while there is none to choose. */
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
  const options: SelectOption<string>[] = [
    { value: NONE, label: t('live.glossary.none') },
    ...known.map(({ id, name, dictionaries }) => ({
      value: id,
      label: name,
      disabledReason: fitsLive(dictionaries, voice) ? undefined : t('live.glossary.otherLanguages'),
    })),
  ]
  if (glossary !== undefined && glossary.is !== 'known')
    options.push({ value: voice.glossaryId ?? NONE, label: t(`live.glossary.${glossary.is}`) })
  const unfit = glossary?.is === 'known' && !glossary.fits ? t('live.glossary.otherLanguages') : undefined
  const unused = glossary && (unusedBecause ?? unfit)
  const problem = glossary?.is === 'unknown' ? t('live.glossary.unknownHint') : unused
  return (
    <div className={styles.glossary}>
      <Select
        label={t('live.glossary.label')}
        options={options}
        value={voice.glossaryId ?? NONE}
        onChange={(id) => onChange(id === NONE ? null : id)}
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
