import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/areas/admin/admin-calls.ts'
import { useCreateKey } from '../../../queries/account-queries.ts'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../usage-panel.module.css'
import { DeveloperKeyDialog, type KeyChange } from './developer-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'

interface OpenChange {
  readonly change: KeyChange
  readonly target: DeveloperKey
}

/** The keys of the account with their actions. The secret of a new key is shown once. */
export function DeveloperKeys({ keys }: { readonly keys: readonly DeveloperKey[] }) {
  const { t } = useTranslation()
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<DeveloperKey | undefined>(undefined)
  const [open, setOpen] = useState<OpenChange | undefined>(undefined)
  const create = useCreateKey()
  const submit = async (label: string) => {
    const made = await create.run({ label })
    if (!made.ok) return
    // Also if the dialog was closed in the meantime: the key has been created.
    setCreated(made.value)
    setIsCreating(false)
  }
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
      {keys.length === 0 ? (
        <Empty title={t('usage.keys.none')} example={t('usage.keys.example')} />
      ) : (
        <p className={panel.quiet}>{t('usage.keys.intro')}</p>
      )}
      <ul aria-labelledby="keys-title">
        {keys.map((each) => (
          <KeyRow
            key={each.id}
            developerKey={each}
            onChange={(change) => setOpen({ change, target: each })}
          />
        ))}
      </ul>
      {isCreating && (
        <NameDialog
          title={t('usage.keys.createTitle')}
          intro={t('usage.keys.createIntro')}
          label={t('history.session.name')}
          action={t('usage.keys.create')}
          mutation={create}
          onClose={() => setIsCreating(false)}
          onSubmit={(label) => void submit(label)}
        />
      )}
      {open !== undefined && <DeveloperKeyDialog {...open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
