import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUses } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import panel from '../../../ui/layout/panel.module.css'
import { ErrorNotice } from '../../error-notice.tsx'
import styles from './resource-uses.module.css'
import { ShowSession } from './show-session.ts'
import type { ResourceUsage } from './use-resource-uses.ts'

interface ResourceUsesProps {
  readonly usage: ResourceUsage
  /** Whether it is about to be deleted: then each list says what follows. */
  readonly isDeleting?: boolean
  /** Called when a session is opened. */
  readonly onLeave: () => void
}

/** Uses of a resource of the account: current choices, presets, and saved sessions with links to them. */
export function ResourceUses({ usage, isDeleting = false, onLeave }: ResourceUsesProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const { chosenIn, presets, sessions, error, refetch } = usage
  const after = (what: 'chosen' | 'presets' | 'sessions') => isDeleting && t(`uses.deleted.${what}`)
  const isUnused = chosenIn.length + presets.length + (sessions?.total ?? 0) === 0
  return (
    <section className={styles.uses} aria-label={t('uses.heading')}>
      {chosenIn.length > 0 && (
        <Use title={t('uses.chosen')} after={after('chosen')}>
          <p>{row(chosenIn)}</p>
        </Use>
      )}
      {presets.length > 0 && (
        <Use title={t('uses.inPresets')} count={presets.length} after={after('presets')}>
          <ul className={styles.list}>
            {presets.map(({ id, name, sides }) => (
              <li key={id}>
                <bdi>{name}</bdi> <span className={panel.quiet}>({sides})</span>
              </li>
            ))}
          </ul>
        </Use>
      )}
      {sessions === undefined ? (
        error === undefined && (
          <p className={panel.quiet} role="status">
            {t('uses.loading')}
          </p>
        )
      ) : (
        <>
          {sessions.total > 0 && (
            <Use title={t('uses.inSessions')} count={sessions.total} after={after('sessions')}>
              <Sessions uses={sessions} onLeave={onLeave} />
            </Use>
          )}
          {isUnused && <p>{t('uses.nowhere')}</p>}
        </>
      )}
      <ErrorNotice error={error} onRetry={refetch} />
    </section>
  )
}

interface UseProps {
  readonly title: string
  readonly count?: number
  /** The consequence of a deletion for them. */
  readonly after: string | false
  readonly children: ReactNode
}

function Use({ title, count, after, children }: UseProps) {
  const { number } = useFormats()
  return (
    <div>
      <h3 className={styles.title}>
        {title}
        {count !== undefined && ` (${number(count)})`}
      </h3>
      {children}
      {after !== false && <p className={panel.quiet}>{after}</p>}
    </div>
  )
}

function Sessions({ uses, onLeave }: { readonly uses: SessionUses; readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { moment, row } = useFormats()
  const show = use(ShowSession)
  const more = uses.total - uses.sessions.length
  return (
    <ul className={styles.list}>
      {uses.sessions.map(({ id, title, startedAt, sides, usedBy }) => {
        const facts = [
          ...(title === '' ? [] : [moment(startedAt)]),
          ...usedBy.flatMap((side) => sides?.[side].name ?? []),
        ]
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                onLeave()
                show(id)
              }}
            >
              <bdi>{title === '' ? moment(startedAt) : title}</bdi>
            </button>{' '}
            {facts.length > 0 && <span className={panel.quiet}>({row(facts)})</span>}
          </li>
        )
      })}
      {more > 0 && <li className={panel.quiet}>{t('uses.more', { count: more })}</li>}
    </ul>
  )
}
