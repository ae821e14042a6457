import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { useClearTextHistory, useDeleteText, useTextHistory } from '../../../queries/text-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import field from '../../../ui/controls/field.module.css'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { HistoryRow } from './history-row.tsx'
import styles from './history-view.module.css'

interface HistoryViewProps {
  readonly nameOf: (code: string) => string
  readonly onBack: () => void
  /** Resolves when the text is restored, or could not be loaded. */
  readonly onTake: (id: string) => Promise<void>
}

/** Translated texts that were stored: search, restore, copy, delete. */
export function HistoryView({ nameOf, onBack, onTake }: HistoryViewProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  /** Start positions of the pages up to this one. */
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const [isClearing, setClearing] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const after = pages.at(-1)
  const listed = useTextHistory({ query, ...(after !== undefined && { after }) })
  const remove = useDeleteText()
  const clear = useClearTextHistory()
  const attempts = attemptsOf(remove, clear)
  const { texts = [], next } = listed.data ?? {}
  const isLoading = listed.data === undefined && listed.error === undefined
  // The focused element was removed with its row.
  const toSearch = () => search.current?.focus()

  return (
    <div className={styles.view}>
      <div className={panel.head}>
        <IconButton icon={<ArrowLeft size={16} />} label={t('textHistory.back')} onClick={onBack} />
        <h2 className={panel.title}>{t('textHistory.title')}</h2>
        <Button
          isRunning={isLoading}
          disabledReason={texts.length === 0 && !isLoading ? t('textHistory.empty.title') : undefined}
          onClick={() => setClearing(true)}
        >
          {t('textHistory.clear')}
        </Button>
      </div>
      <input
        ref={search}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it looks for something
        autoFocus
        type="search"
        className={field.input}
        aria-label={t('textHistory.search')}
        placeholder={t('textHistory.search')}
        spellCheck={false}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setPages([undefined])
        }}
      />
      <ErrorNotice error={attempts.error} />
      <QueryState query={listed} loading={t('textHistory.loading')}>
        {({ isKept }) => {
          const nothing = query.trim() !== '' ? 'noResults' : isKept ? 'empty' : 'notSaved'
          return (
            texts.length === 0 &&
            pages.length === 1 && (
              <div role="status">
                <Empty
                  title={t(`textHistory.${nothing}.title`)}
                  remedies={[t(`textHistory.${nothing}.remedy`)]}
                  {...(nothing === 'empty' && { example: t('memories.empty.example') })}
                >
                  {nothing === 'empty' && <Button onClick={onBack}>{t('textHistory.empty.create')}</Button>}
                </Empty>
              </div>
            )
          )
        }}
      </QueryState>
      {texts.length > 0 && (
        <ul aria-label={t('textHistory.title')}>
          {texts.map((text) => (
            <HistoryRow
              key={text.id}
              text={text}
              nameOf={nameOf}
              onTake={() => void onTake(text.id)}
              onDelete={() => {
                toSearch()
                void attempts.attempt(() => remove.run({ id: text.id }))
              }}
            />
          ))}
        </ul>
      )}
      {(pages.length > 1 || next !== undefined) && (
        <div className={styles.pages}>
          <Button
            disabledReason={pages.length === 1 ? t('panels.items.firstPage') : undefined}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            {t('textHistory.newer')}
          </Button>
          <Button
            isRunning={isLoading}
            disabledReason={next === undefined && !isLoading ? t('panels.items.lastPage') : undefined}
            onClick={() => setPages([...pages, next])}
          >
            {t('textHistory.older')}
          </Button>
        </div>
      )}
      <Confirm
        title={t('textHistory.clearTitle')}
        remedy={t('textHistory.clearRemedy')}
        submit={t('textHistory.clear')}
        isOpen={isClearing}
        isRunning={clear.isPending}
        onClose={() => setClearing(false)}
        onSubmit={() => {
          setPages([undefined])
          void attempts.attempt(() => clear.run({})).then(() => setClearing(false))
        }}
      />
    </div>
  )
}
