import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/use-formats.ts'
import { IconButton } from '../../ui/button.tsx'
import styles from './memories-panel.module.css'
import { pageRange } from './page-range.ts'

interface PagerProps {
  /** From 0. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Which part of the list is shown, and the way to the others. Nothing where all of it is. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { first, last, hasPrevious, hasNext } = pageRange(page, pageSize, total)
  if (!hasPrevious && !hasNext) return null
  const step = (by: number, isThere: boolean) => ({
    // Not `disabled`: the focus would be lost on the first and the last page.
    'aria-disabled': !isThere,
    onClick: () => isThere && onPage(page + by),
  })
  return (
    <nav className={styles.pager} aria-label={t('memories.pages')}>
      <IconButton
        icon={<ChevronLeft size={16} />}
        label={t('memories.previous')}
        {...step(-1, hasPrevious)}
      />
      <span className={styles.range} role="status">
        {t('memories.range', { first: number(first), last: number(last), total: number(total) })}
      </span>
      <IconButton icon={<ChevronRight size={16} />} label={t('memories.next')} {...step(1, hasNext)} />
    </nav>
  )
}
