import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/button.tsx'
import styles from './memories-panel.module.css'

/** Range of items on a page of a list. */
interface PageRange {
  /** Counted from 1; 0 if the page is empty. */
  readonly first: number
  readonly last: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** @param page from 0 */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const before = page * pageSize
  const last = Math.min(before + pageSize, total)
  return {
    first: last > before ? before + 1 : 0,
    last: last > before ? last : 0,
    hasPrevious: page > 0,
    hasNext: last < total && last > before,
  }
}

/** The page to show if this one no longer exists because the list has become shorter. */
export const nearestPage = (page: number, pageSize: number, total: number): number =>
  Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1))

interface PagerProps {
  /** Description of the visible range. */
  readonly range: string
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onStep: (by: -1 | 1) => void
}

/** Visible range of a list with buttons for the other pages. Empty if the list has a single page. */
export function Pager({ range, hasPrevious, hasNext, onStep }: PagerProps) {
  const { t } = useTranslation()
  if (!hasPrevious && !hasNext) return null
  const step = (by: -1 | 1, isThere: boolean) => ({
    // Not `disabled`: the focus would be lost on the first and the last page.
    'aria-disabled': !isThere,
    onClick: () => isThere && onStep(by),
  })
  return (
    <nav className={styles.pager} aria-label={t('memories.pages')}>
      <IconButton
        icon={<ChevronLeft size={16} />}
        label={t('memories.previous')}
        {...step(-1, hasPrevious)}
      />
      <span className={styles.range} role="status">
        {range}
      </span>
      <IconButton icon={<ChevronRight size={16} />} label={t('memories.next')} {...step(1, hasNext)} />
    </nav>
  )
}
