import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLanguageList, useProductList, useVoiceLanguageList } from '../../queries/languages-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Skeleton } from '../../ui/progress/skeleton.tsx'
import { AbilityTable } from './ability-table.tsx'
import {
  type Ability,
  columnsOf,
  findLanguageRows,
  type Group,
  languageTable,
  type Products,
} from './language-table.ts'
import styles from './languages-panel.module.css'

const ANYTHING = 'anything'

/** Capabilities of all languages, by product. */
export function LanguagesPanel() {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { compare } = useFormats()
  const state = useProducts()
  const { text, voice, write, style, memory } = state.products
  const [query, setQuery] = useState('')
  const [ability, setAbility] = useState<Ability | typeof ANYTHING>(ANYTHING)
  const filters = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(query)
  const rows = useMemo(() => {
    return languageTable({ text, voice, write, style, memory }, nameOf, compare)
  }, [text, voice, write, style, memory, nameOf, compare])
  const columns = columnsOf(state.products)
  const found = findLanguageRows(rows, wanted, ability === ANYTHING ? undefined : ability)
  const showAll = () => {
    setQuery('')
    setAbility(ANYTHING)
    // The button that had the focus goes.
    filters.current?.querySelector('input')?.focus()
  }
  return (
    <div className={panel.panel}>
      <div ref={filters} className={styles.filters}>
        <TextField label={t('languageList.search')} value={query} onChange={setQuery} />
        <Select
          label={t('languages.ability')}
          value={ability}
          options={[
            { value: ANYTHING, label: t('languages.anything') },
            ...columns.map((value) => ({ value, label: t(`languages.abilities.${value}`) })),
          ]}
          onChange={setAbility}
        />
      </div>
      <Missing {...state} />
      {columns.length === 0 && state.isFetching && <Skeleton label={t('languages.loading')} />}
      {columns.length > 0 && (
        <>
          <div className={panel.quiet} role="status">
            {found.length > 0 ? (
              t('languages.count', { count: found.length })
            ) : (
              <Empty title={t('languages.noResults')}>
                <Button onClick={showAll}>{t('languages.showAll')}</Button>
              </Empty>
            )}
          </div>
          {found.length > 0 && <AbilityTable rows={found} columns={columns} />}
        </>
      )}
    </div>
  )
}

/** Names the columns that could not be loaded. */
function Missing({ missing, error, refetch }: ProductsState) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const describe = useErrorText()
  if (error === undefined) return null
  return (
    <Notice
      tone="error"
      title={t('languages.missing.title')}
      remedy={t('languages.missing.remedy', {
        products: row(missing.map((group) => t(`languages.groups.${group}`))),
      })}
      details={describe(error).lines}
      actions={<Button onClick={refetch}>{t('app.tryAgain')}</Button>}
    />
  )
}

interface ProductsState {
  readonly products: Products
  readonly isFetching: boolean
  /** Products without data, because the service refused the request or failed. */
  readonly missing: readonly Group[]
  /** Error of the first product that failed. */
  readonly error: AppError | undefined
  readonly refetch: () => void
}

/** Languages of all products. If one request fails, the others are not affected. */
function useProducts(): ProductsState {
  const listed = useProductList()
  const hasMemory = listed.data?.some(({ name }) => name === 'translation_memory') === true
  const calls = {
    text: useLanguageList({ product: 'translate_text' }),
    voice: useVoiceLanguageList(),
    write: useLanguageList({ product: 'write' }),
    style: useLanguageList({ product: 'style_rules' }),
    memory: useLanguageList({ product: 'translation_memory' }, { enabled: hasMemory }),
  } as const
  const groups = Object.keys(calls) as Group[]
  const missing = groups.filter((group) => calls[group].error !== undefined)
  return {
    products: {
      text: calls.text.data,
      voice: calls.voice.data,
      write: calls.write.data,
      style: calls.style.data,
      memory: calls.memory.data,
    },
    isFetching: groups.some((group) => calls[group].isFetching),
    missing,
    error: missing[0] === undefined ? undefined : calls[missing[0]].error,
    refetch: () => {
      for (const group of missing) calls[group].refetch()
    },
  }
}
