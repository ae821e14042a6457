import { useTranslation } from 'react-i18next'
import type { SessionView } from '../../../../core/session/library/session-schema.ts'
import { voicesOf } from '../../../../core/session/library/used-resources.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import styles from './details-dialog.module.css'

/** The glossary and spoken terms that a session ran with, by side in a meeting. */
export function SessionResources({ session: { about, sides } }: { readonly session: SessionView }) {
  const { t } = useTranslation()
  const { row } = useFormats()
  return (
    <section className={styles.figures} aria-label={t('uses.session.title')}>
      <h3>{t('uses.session.title')}</h3>
      <ul>
        {voicesOf(about, sides).map(({ side = 'mine', about: voice }) => {
          const names = voice.resources?.map(({ kind, name = t('uses.session.noName') }) =>
            t('uses.session.entry', { kind: t(`uses.session.${kind}`), name }),
          )
          const who = sides === undefined ? '' : `${sides[side].name} · `
          const what =
            names === undefined
              ? t('uses.session.notRecorded')
              : names.length === 0
                ? t('uses.session.none')
                : row(names)
          return <li key={side}>{who + what}</li>
        })}
      </ul>
    </section>
  )
}
