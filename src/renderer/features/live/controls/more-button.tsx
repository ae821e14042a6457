import { Ellipsis, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './live-dock.module.css'
import { useChoiceProblems } from './use-resource-problems.ts'

interface MoreButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'children' | 'hint'> {
  /** Whether its name is only in its tooltip. */
  readonly isIcon?: boolean
}

/** Unfolds the choices that have a good default. Its name and its tooltip have the problems that it hides. */
export function MoreButton({ isIcon = false, ...props }: MoreButtonProps) {
  const { t } = useTranslation()
  const problems = useChoiceProblems()
  const name = t('account.dialog.more')
  const hasProblem = problems.length > 0
  const label = [name, ...problems].join('\n')
  return (
    <Button {...props} aria-label={label} hint={isIcon || hasProblem ? label : undefined}>
      {isIcon ? <Ellipsis size={18} aria-hidden /> : <SlidersHorizontal size={16} aria-hidden />}
      {!isIcon && name}
      {hasProblem && <TriangleAlert className={styles.problem} size={14} aria-hidden />}
    </Button>
  )
}
