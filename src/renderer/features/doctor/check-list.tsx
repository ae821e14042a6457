import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Check, CheckStatus } from '../../../core/product/doctor/checks.ts'
import { checkText } from '../../../core/product/strings/check-text.ts'
import type { Translate } from '../../../core/product/strings/error-text.ts'
import { isDenial } from '../../shared/denial.ts'
import { PermissionSettings } from '../../shared/denied-notice.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './check-list.module.css'

const ICONS: { readonly [S in CheckStatus]: LucideIcon } = {
  ok: CircleCheck,
  warning: CircleAlert,
  failed: CircleX,
  skipped: CircleMinus,
}

export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </ul>
  )
}

function CheckRow({ check }: { readonly check: Check }) {
  const { t } = useTranslation()
  // Keys of checks are built from their findings; a test covers all of them.
  const { name, status, result, remedies } = checkText(check, t as unknown as Translate)
  const Icon = ICONS[check.status]
  return (
    <li className={classes(styles.check, styles[check.status])}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <span className={styles.status}>{status}</span>
        </div>
        <div>{result}</div>
        {remedies.map((remedy) => (
          <div key={remedy} className={styles.remedy}>
            {remedy}
          </div>
        ))}
        {isDenial(check.error) && <PermissionSettings permission={check.error.kind} />}
      </div>
    </li>
  )
}
