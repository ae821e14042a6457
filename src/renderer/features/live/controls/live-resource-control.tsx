import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ResourceSelect } from '../../../shared/resources/resource-select.tsx'
import { useMissingLabel } from '../../../shared/resources/use-missing-label.ts'
import { MultiSelect } from '../../../ui/controls/multi-select.tsx'
import type { SelectOption } from '../../../ui/controls/select.tsx'
import type { ChosenResource } from './live-resource.ts'
import styles from './live-resource-control.module.css'

interface LiveResourceControlProps {
  readonly words: {
    readonly label: string
    /** Option for none. */
    readonly none: string
    /** Option for a chosen one while its name is not known. */
    readonly unnamed: string
    readonly otherLanguages: string
  }
  readonly known: readonly { readonly id: string; readonly name: string; readonly fits: boolean }[]
  /** The chosen ones that sessions can use at once. */
  readonly chosen: readonly ChosenResource[]
  /** How many can be chosen, and why no more; one if undefined. */
  readonly several?: { readonly limit: number; readonly reason: string } | undefined
  /** The reason why sessions do not use one of them. */
  readonly problem: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** Choice of resources for sessions, with a warning if they do not use one; hidden if there is none to choose. */
export function LiveResourceControl({
  words,
  known,
  chosen,
  several,
  problem,
  onChange,
}: LiveResourceControlProps) {
  const { t } = useTranslation()
  const missingLabel = useMissingLabel()
  if (known.length === 0 && chosen.length === 0) return null
  const ids = chosen.map(({ id }) => id)
  const full = several !== undefined && ids.length >= several.limit ? several.reason : undefined
  const options: SelectOption<string>[] = known.map(({ id, name, fits }) => ({
    value: id,
    label: name,
    disabledReason: fits ? (ids.includes(id) ? undefined : full) : words.otherLanguages,
  }))
  const labelOf = (missing: Exclude<ChosenResource, { readonly type: 'known' }>) => {
    if (missing.type === 'unnamed') return words.unnamed
    if (missing.type === 'loading') return t('glossaries.live.loading')
    return missingLabel(missing.name)
  }
  for (const each of chosen) if (each.type !== 'known') options.push({ value: each.id, label: labelOf(each) })
  const select = { label: words.label, none: words.none, options }
  return (
    <div className={styles.resource}>
      {several === undefined ? (
        <ResourceSelect
          {...select}
          value={ids[0] ?? null}
          onChange={(id) => onChange(id === null ? [] : [id])}
        />
      ) : (
        <MultiSelect {...select} values={ids} onChange={onChange} />
      )}
      {problem !== undefined && (
        <span className={styles.problem} title={problem}>
          <TriangleAlert size={14} role="img" aria-label={problem} />
        </span>
      )}
    </div>
  )
}
