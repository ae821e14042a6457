import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../bridge/attempts.ts'
import { useAction, useCall } from '../../bridge/react.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import styles from './settings-dialog.module.css'

/** The text file that grows with a session: whether, and in which folder. The host asks for the folder. */
export function TextFileChoice() {
  const { t } = useTranslation()
  const describe = useErrorText()
  const { value, error } = useCall('textFile.get', {})
  const choosing = useAction('textFile.choose')
  const setting = useAction('textFile.set')
  const { error: failed, attempt } = attemptsOf(choosing, setting)
  const told = failed ?? value?.problem ?? error
  if (value?.isAvailable === false) return <p className={styles.hint}>{t('privacy.textFile.inBrowser')}</p>
  const choose = () => void attempt(() => choosing.run({}))
  const turn = (isOn: boolean) => {
    if (isOn && value?.folder === undefined) choose()
    else void attempt(() => setting.run({ isOn }))
  }
  return (
    <>
      {told !== undefined && <Notice tone="error" {...describe(told)} />}
      {value !== undefined && (
        <>
          <Switch label={t('privacy.textFile.on')} isOn={value.isOn} onChange={turn} />
          <p className={styles.hint}>{t('privacy.textFile.hint')}</p>
          <div className={styles.row}>
            {value.folder !== undefined && (
              <span className={styles.words}>{t('privacy.textFile.folder', { name: value.folder })}</span>
            )}
            <Button onClick={choose} disabled={choosing.isRunning}>
              {t(value.folder === undefined ? 'privacy.textFile.choose' : 'privacy.textFile.other')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
