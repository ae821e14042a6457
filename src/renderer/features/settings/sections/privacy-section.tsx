import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isSoundKept,
  keptForMs,
  type Retention,
  retentions,
} from '../../../../core/session/library/retention.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useSize } from '../../../i18n/use-size.ts'
import { useServiceStatus } from '../../../queries/account-queries.ts'
import { useDataFolder, useOpenDataFolder } from '../../../queries/host-queries.ts'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { useExpiringSessions, useSoundSize } from '../../../queries/sessions-queries.ts'
import { useChooseTextFile, useSetTextFile, useTextFile } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { EraseAll } from '../erase-all.tsx'
import styles from '../settings-dialog.module.css'

interface PrivacySectionProps {
  readonly privacy: Settings['privacy']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Which data is sent where, and how long data is kept. */
export function PrivacySection({ privacy, onChange }: PrivacySectionProps) {
  const { retention } = privacy
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Retention | undefined>(undefined)
  const status = useServiceStatus()
  const account = status.data?.kind === 'account' ? status.data.account : undefined
  const choose = (next: Retention) => {
    if (keptForMs[next] < keptForMs[retention]) setAsked(next)
    else onChange({ privacy: { retention: next } })
  }
  return (
    <>
      <p className={styles.hint}>
        {account === undefined
          ? t('privacy.sentDemo')
          : t('privacy.sentAccount', { host: new URL(account.address).host })}
      </p>
      <Select
        label={t('privacy.retention')}
        options={retentions.map((value) => ({ value, label: t(`privacy.retentions.${value}`) }))}
        value={retention}
        onChange={choose}
        hint={`${t('privacy.savedHint')} ${t('privacy.documentKeys')}`}
      />
      <DataPlace />
      <SoundChoice privacy={privacy} onChange={onChange} />
      <TextFileChoice />
      <EraseAll />
      {asked !== undefined && (
        <KeepLess
          asked={asked}
          onClose={() => setAsked(undefined)}
          onSubmit={() => {
            onChange({ privacy: { retention: asked } })
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

/** Where everything is stored, with a button that shows it or, in a browser, copies the path. */
function DataPlace() {
  const { t } = useTranslation()
  const { data, error } = useDataFolder()
  const opening = useOpenDataFolder()
  return (
    <>
      <ErrorNotice error={error ?? opening.error} />
      {data !== undefined && (
        <div className={styles.row}>
          {/* A path runs from left to right, in every language. */}
          <span className={styles.words}>
            {t('privacy.folder.where', { folder: `\u2066${data.path}\u2069` })}
          </span>
          {data.canOpen ? (
            <Button onClick={() => void opening.run({})}>{t('privacy.folder.open')}</Button>
          ) : (
            <CopyButton text={data.path} label={t('privacy.folder.copy')} />
          )}
        </div>
      )}
    </>
  )
}

interface KeepLessProps {
  readonly asked: Retention
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** Lists what will be deleted, and asks for confirmation. */
function KeepLess({ asked, onClose, onSubmit }: KeepLessProps) {
  const { t } = useTranslation()
  const expiring = useExpiringSessions({ retention: asked })
  const count = expiring.isFetching ? undefined : expiring.data?.count
  return (
    <Confirm
      title={t('privacy.confirm.title')}
      remedy={
        asked === 'nothing'
          ? t('privacy.confirm.remedyAll')
          : count === undefined
            ? t('privacy.confirm.remedyUncounted')
            : t('privacy.confirm.remedy', { count })
      }
      submit={t('privacy.confirm.submit')}
      isOpen
      reason={asked !== 'nothing' && expiring.isFetching ? t('privacy.confirm.counting') : undefined}
      onClose={onClose}
      onSubmit={onSubmit}
      error={expiring.error}
    />
  )
}

/** Measured size of speech with its pauses. */
const BYTES_AN_HOUR = 13 * 1024 * 1024

interface SoundChoiceProps {
  readonly privacy: Settings['privacy']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choice of whether sessions are stored with their audio, with the disk space that it takes. */
function SoundChoice({ privacy, onChange }: SoundChoiceProps) {
  const { t } = useTranslation()
  const size = useSize()
  const stored = useSoundSize({})
  const { bytes, sessions } = stored.data ?? { bytes: 0, sessions: 0 }
  const keepsNothing = privacy.retention === 'nothing'
  return (
    <>
      <Switch
        label={t('privacy.sound.on')}
        isOn={isSoundKept(privacy)}
        isClosed={keepsNothing}
        onChange={(keepsSound) => onChange({ privacy: { keepsSound } })}
        hint={
          keepsNothing
            ? t('privacy.sound.sessionsNotKept')
            : t('privacy.sound.hint', { size: size(BYTES_AN_HOUR) })
        }
      />
      <ErrorNotice error={stored.error} />
      {sessions > 0 && (
        <p className={styles.hint}>{t('privacy.sound.size', { count: sessions, size: size(bytes) })}</p>
      )}
    </>
  )
}

/** Turns the text file with the captions of sessions on or off, and shows its folder. The host asks for the folder. */
function TextFileChoice() {
  const { t } = useTranslation()
  const { data, error } = useTextFile()
  const choosing = useChooseTextFile()
  const setting = useSetTextFile()
  const { error: failed, attempt } = attemptsOf(choosing, setting)
  const problem = failed ?? data?.problem ?? error
  if (data?.isAvailable === false) return null
  const choose = () => void attempt(() => choosing.run({}))
  const turn = (isOn: boolean) => {
    if (isOn && data?.folder === undefined) choose()
    else void attempt(() => setting.run({ isOn }))
  }
  return (
    <>
      <ErrorNotice error={problem} />
      {data !== undefined && (
        <>
          <Switch
            label={t('privacy.textFile.on')}
            hint={t('privacy.textFile.hint')}
            isOn={data.isOn}
            onChange={turn}
          />
          <div className={styles.row}>
            {data.folder !== undefined && (
              <span className={styles.words}>{t('privacy.textFile.folder', { name: data.folder })}</span>
            )}
            <Button onClick={choose} isRunning={choosing.isPending}>
              {t(data.folder === undefined ? 'privacy.textFile.choose' : 'privacy.textFile.other')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
