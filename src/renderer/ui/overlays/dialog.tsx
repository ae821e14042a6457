import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/button.tsx'
import styles from './dialog.module.css'

/** Text fields except the hidden inputs of lists. */
const FIELDS = 'textarea, input:not([type=file], [type=range], [aria-hidden=true])'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Whether it is wide enough for several columns. */
  readonly isWide?: boolean
  /** Whether its text takes the focus, so that it begins at its top and keys scroll it. */
  readonly isText?: boolean
  readonly children: ReactNode
}

/** A modal dialog. Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, isOpen, onClose, isWide = false, isText = false, children }: DialogProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  // The text, the first field, else the first list, or the dialog itself: its first button would close it.
  const firstField = () =>
    (isText ? popup.current?.querySelector<HTMLElement>('section') : undefined) ??
    popup.current?.querySelector<HTMLElement>(FIELDS) ??
    popup.current?.querySelector<HTMLElement>('[role=combobox]') ??
    popup.current
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        {/* Also rendered for a nested dialog, over the one from which it was opened. */}
        <BaseDialog.Backdrop className={styles.backdrop} forceRender />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={firstField}
          className={classes(styles.popup, isWide && styles.wide)}
          data-dialog
        >
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close render={<IconButton icon={<X size={16} />} label={t('app.close')} isPlain />} />
          </div>
          {isText ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by keys
            <section className={styles.body} aria-label={title} tabIndex={0}>
              {children}
            </section>
          ) : (
            <div className={styles.body}>{children}</div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
