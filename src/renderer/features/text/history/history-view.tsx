import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../../data/query/attempts.ts'
import { useClearTextHistory, useDeleteText, useTextHistory } from '../../../data/text.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
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
  /** Settles when it stands in the panel, or could not be had. */
  readonly onTake: (id: string) => Promise<void>
}

/** Texts that were translated and kept: found, taken up again, copied, deleted. */
export function HistoryView({ nameOf, onBack, onTake }: HistoryViewProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  /** Where the pages before this one began. */
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const [isClearing, setClearing] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const after = pages.at(-1)
  const listed = useTextHistory({ query, ...(after !== undefined && { after }) })
  const remove = useDeleteText()
  const clear = useClearTextHistory()
  const attempts = attemptsOf(remove, clear)
  const error = attempts.error ?? listed.error
  const { texts = [], next, isKept = true } = listed.data ?? {}
  const isEmpty = listed.data !== undefined && texts.length === 0 && pages.length === 1
  const nothing = query.trim() !== '' ? 'noneFound' : isKept ? 'empty' : 'notKept'
  // What had the focus is gone with the row.
  const toSearch = () => search.current?.focus()

  return (
    <div className={styles.view}>
      <div className={panel.head}>
        <IconButton icon={<ArrowLeft size={16} />} label={t('textHistory.back')} onClick={onBack} />
        <h2 className={panel.title}>{t('textHistory.title')}</h2>
        <Button disabled={texts.length === 0} onClick={() => setClearing(true)}>
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
      <ErrorNotice error={error} />
      {listed.data === undefined && listed.error === undefined && (
        <p className={panel.quiet} role="status">
          {t('textHistory.loading')}
        </p>
      )}
      {isEmpty && (
        <div role="status">
          <Empty title={t(`textHistory.${nothing}.title`)} remedies={[t(`textHistory.${nothing}.remedy`)]} />
        </div>
      )}
      {texts.length > 0 && (
        <ul className={styles.list} aria-label={t('textHistory.title')}>
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
          <Button disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
            {t('textHistory.newer')}
          </Button>
          <Button disabled={next === undefined} onClick={() => setPages([...pages, next])}>
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
