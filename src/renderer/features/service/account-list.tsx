import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO } from '../../../core/settings/account.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { useRemoveAccount, useSwitchAccount } from '../../queries/account-queries.ts'
import { attemptsOf } from '../../queries/query/attempts.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Confirm } from '../../ui/overlays/confirm.tsx'
import styles from './account-list.module.css'

interface AccountsProps {
  readonly service: Settings['service']
  readonly onAdd: () => void
  readonly onEdit: (id: string) => void
}

/** The demo service and the user's accounts, one of which is active. */
export function AccountList({ service, onAdd, onEdit }: AccountsProps) {
  const { t } = useTranslation()
  const use = useSwitchAccount()
  const remove = useRemoveAccount()
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string } | undefined>()
  const { error, attempt } = attemptsOf(use, remove)
  const entries = [
    { id: DEMO, name: t('service.demo.name'), about: undefined },
    ...service.accounts.map(({ id, name, address, plan }) => ({
      id,
      name,
      about: `${new URL(address).host} · ${t(`account.dialog.plans.${plan}`)}`,
    })),
  ]
  return (
    <>
      <ul className={styles.list}>
        {entries.map(({ id, name, about }) => (
          <li key={id} className={styles.account}>
            <span className={styles.words}>
              <bdi>{name}</bdi> <bdi className={styles.host}>{about}</bdi>
            </span>
            {id === service.active ? (
              <span className={styles.inUse}>{t('service.accounts.inUse')}</span>
            ) : (
              <Button onClick={() => void attempt(() => use.run({ id }))}>{t('service.accounts.use')}</Button>
            )}
            {id !== DEMO && (
              <>
                <Button
                  look="quiet"
                  aria-label={t('service.accounts.editNamed', { name })}
                  onClick={() => onEdit(id)}
                >
                  {t('service.accounts.edit')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={t('account.removal.label', { name })}
                  onClick={() => setLeaving({ id, name })}
                >
                  {t('service.accounts.remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <ErrorNotice error={error} />
      {leaving !== undefined && (
        <Confirm
          title={t('account.removal.title', { name: leaving.name })}
          remedy={t('account.removal.remedy')}
          submit={t('account.removal.submit')}
          isOpen
          isRunning={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onSubmit={() =>
            void attempt(() => remove.run({ id: leaving.id })).then(() => setLeaving(undefined))
          }
        />
      )}
      <div>
        <Button onClick={onAdd}>{t('service.accounts.add')}</Button>
      </div>
    </>
  )
}
