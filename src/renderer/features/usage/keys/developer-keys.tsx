import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/admin/calls.ts'
import { Button } from '../../../ui/controls/button.tsx'
import panel from '../usage-panel.module.css'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import styles from './developer-keys.module.css'
import { type KeyChange, KeyDialog } from './key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'

interface OpenChange {
  readonly change: KeyChange
  readonly target: DeveloperKey
}

/** The keys of the account, and what can be done with them. What opens the service is shown once, when it is new. */
export function DeveloperKeys({ keys }: { readonly keys: readonly DeveloperKey[] }) {
  const { t } = useTranslation()
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<DeveloperKey | undefined>(undefined)
  const [open, setOpen] = useState<OpenChange | undefined>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={panel.section} aria-labelledby="keys-title">
      <div className={panel.head}>
        <h2 className={panel.title} id="keys-title">
          {t('usage.keys.title')}
        </h2>
        <Button onClick={() => setIsCreating(true)}>
          <Plus size={16} aria-hidden />
          {t('usage.keys.create')}
        </Button>
      </div>
      {created !== undefined && <NewKey created={created} onDone={() => setCreated(undefined)} />}
      <p className={panel.quiet}>{t(keys.length === 0 ? 'usage.keys.none' : 'usage.keys.intro')}</p>
      <ul className={styles.list} aria-labelledby="keys-title">
        {keys.map((each) => (
          <KeyRow
            key={each.id}
            developerKey={each}
            onChange={(change) => {
              setOpen({ change, target: each })
              setIsOpen(true)
            }}
          />
        ))}
      </ul>
      <CreateKeyDialog isOpen={isCreating} onClose={() => setIsCreating(false)} onCreated={setCreated} />
      {open !== undefined && <KeyDialog {...open} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
