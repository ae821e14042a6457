import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ResourceSelect } from '../../../domain/resource-select.tsx'
import type { SelectOption } from '../../../ui/controls/select.tsx'
import type { LiveResource } from './live-resource.ts'
import styles from './live-resource-control.module.css'

interface LiveResourceControlProps {
  readonly words: {
    readonly label: string
    /** Option for none. */
    readonly none: string
    /** Option for the chosen one while its name is not known. */
    readonly unnamed: string
    readonly unknownHint: string
    readonly otherLanguages: string
  }
  readonly known: readonly { readonly id: string; readonly name: string; readonly fits: boolean }[]
  /** The id of the chosen one. */
  readonly value: string | null
  /** The chosen one, if any. */
  readonly chosen: LiveResource | undefined
  /** The reason why sessions do not use it with the current settings. */
  readonly unusedBecause?: string | undefined
  /** The reason why it cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (id: string | null) => void
}

/** Choice of a resource for sessions, with a warning if they do not use it; hidden if there is none to choose. */
export function LiveResourceControl({
  words,
  known,
  value,
  chosen,
  unusedBecause,
  disabledReason,
  onChange,
}: LiveResourceControlProps) {
  const { t } = useTranslation()
  if (known.length === 0 && chosen === undefined) return null
  const options: SelectOption<string>[] = known.map(({ id, name, fits }) => ({
    value: id,
    label: name,
    disabledReason: fits ? undefined : words.otherLanguages,
  }))
  if (chosen !== undefined && chosen.type !== 'known') {
    const label = chosen.type === 'unnamed' ? words.unnamed : t(`glossaries.live.${chosen.type}`)
    options.push({ value: value ?? '', label })
  }
  const unfit = chosen?.type === 'known' && !chosen.fits ? words.otherLanguages : undefined
  const unused = chosen && (unusedBecause ?? unfit)
  const problem = chosen?.type === 'unknown' ? words.unknownHint : unused
  return (
    <div className={styles.resource}>
      <ResourceSelect
        label={words.label}
        none={words.none}
        options={options}
        value={value}
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
