import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '../../../../core/product/updates/updates-calls.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { releaseName } from './release-name.ts'
import styles from './whats-new.module.css'

/** Shows the notes of a release in a dialog, as the plain text that their author wrote; nothing without notes. */
export function WhatsNew({ release: { version, notes } }: { readonly release: Release }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (notes === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('updates.news.open')}</Button>
      <Dialog
        title={t('updates.news.title', { release: releaseName(version) })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {/* In the language of its author, whatever that of the interface. */}
        <p className={styles.notes} dir="auto">
          {notes}
        </p>
      </Dialog>
    </>
  )
}
