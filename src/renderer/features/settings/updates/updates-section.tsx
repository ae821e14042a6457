import { useTranslation } from 'react-i18next'
import type { UpdateFailure, UpdatesState } from '../../../../core/product/updates/updates-calls.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useCheckForUpdates, useInstallUpdate, useUpdates } from '../../../queries/host-queries.ts'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'
import { releaseName } from './release-name.ts'
import { WhatsNew } from './whats-new.tsx'

type Updates = Extract<UpdatesState, { isAvailable: true }>

interface UpdatesSectionProps {
  readonly onChange: (patch: SettingsPatch) => void
}

/** The running version, the newest one, and what becomes of it; nothing where Parley cannot update itself. */
export function UpdatesSection({ onChange }: UpdatesSectionProps) {
  const { t } = useTranslation()
  const { data: updates } = useUpdates()
  if (updates?.isAvailable !== true) return null
  const { version, off, host = '' } = updates
  const isChoice = off === undefined || off === 'settings'
  return (
    <SettingsGroup title={t('updates.title')}>
      <p>
        <bdi>{releaseName(version)}</bdi>
      </p>
      {off === undefined && <Progress updates={updates} />}
      {isChoice ? (
        <Switch
          label={t('updates.on')}
          isOn={off === undefined}
          onChange={(isOn) => onChange({ updates: { isOn } })}
          hint={off === undefined ? t('updates.onHint', { host }) : t('updates.off.settings')}
        />
      ) : (
        <p className={styles.hint}>{t(`updates.off.${off}`)}</p>
      )}
    </SettingsGroup>
  )
}

function Progress({ updates }: { readonly updates: Updates }) {
  const { t } = useTranslation()
  const { moment } = useFormats()
  const check = useCheckForUpdates()
  const install = useInstallUpdate()
  const { error, attempt } = attemptsOf(check, install)
  const { work, part, isWaiting, isReady, release, failure, checkedAt, downloadPage } = updates
  const waitingReason = isWaiting ? t('updates.status.waiting') : undefined
  const isByHand = release !== undefined && updates.install === 'by-hand'
  return (
    <>
      <p role="status" className={styles.status}>
        {useStatusText(updates)}
        {isWaiting && !isReady && ` ${t('updates.status.waiting')}`}
      </p>
      {work === 'downloading' && (
        <ProgressBar
          label={t('updates.status.downloading', { release: releaseName(release?.version ?? '') })}
          part={part}
        />
      )}
      {isByHand && <p className={styles.hint}>{t('updates.byHand')}</p>}
      {checkedAt !== undefined && (
        <p className={styles.hint}>{t('updates.checkedAt', { moment: moment(checkedAt) })}</p>
      )}
      {failure !== undefined && <UpdateFailureNotice failure={failure} />}
      <ErrorNotice error={error} />
      <div className={styles.row}>
        {isReady && (
          <Button
            look="accent"
            disabledReason={waitingReason}
            onClick={() => void attempt(() => install.run({}))}
          >
            {t('updates.restart')}
          </Button>
        )}
        {isByHand && downloadPage !== undefined && (
          <Button onClick={() => window.open(downloadPage, '_blank', 'noopener')}>
            {t('updates.downloadPage')}
          </Button>
        )}
        {release !== undefined && <WhatsNew release={release} />}
        <Button
          isRunning={work !== 'none'}
          disabledReason={waitingReason}
          onClick={() => void attempt(() => check.run({}))}
        >
          {t('updates.check')}
        </Button>
      </div>
    </>
  )
}

function useStatusText({ work, isReady, release, failure, checkedAt, install }: Updates): string {
  const { t } = useTranslation()
  if (release === undefined) {
    if (work === 'checking') return t('updates.status.checking')
    // A failed check leaves it open whether there is a newer version.
    if (failure !== undefined) return ''
    return t(checkedAt === undefined ? 'updates.status.unknown' : 'updates.status.current')
  }
  const named = { release: releaseName(release.version) }
  if (work === 'downloading') return t('updates.status.downloading', named)
  if (!isReady || install === 'by-hand') return t('updates.status.available', named)
  return t('updates.status.ready', named)
}

/** The meaning of each failure to the user: anything that the server sent in place of an update was refused. */
const MEANINGS = {
  unreachable: 'unreachable',
  slow: 'unreachable',
  redirected: 'refused',
  'too-large': 'refused',
  unsigned: 'refused',
  'wrong-key': 'refused',
  forged: 'refused',
  invalid: 'refused',
  replayed: 'refused',
  outdated: 'outdated',
  future: 'future',
  prerelease: 'refused',
  outside: 'refused',
  incomplete: 'incomplete',
  'too-long': 'refused',
  'wrong-hash': 'refused',
  disk: 'disk',
  install: 'install',
} as const satisfies Record<UpdateFailure, string>

/** Says why the last attempt to update failed, and what to do. */
function UpdateFailureNotice({ failure }: { readonly failure: UpdateFailure }) {
  const { t } = useTranslation()
  const meaning = MEANINGS[failure]
  return (
    <Notice
      tone="error"
      title={t(`updates.failures.${meaning}.title`)}
      remedy={t(`updates.failures.${meaning}.remedy`, { reason: failure })}
    />
  )
}
