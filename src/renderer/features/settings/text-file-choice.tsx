import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../data/query/attempts.ts'
import { useChooseTextFile, useSetTextFile, useTextFile } from '../../data/text-file.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import styles from './settings-dialog.module.css'

/** Turns the text file with the captions of sessions on or off, and shows its folder. The host asks for the folder. */
export function TextFileChoice() {
  const { t } = useTranslation()
  const { data, error } = useTextFile()
  const choosing = useChooseTextFile()
  const setting = useSetTextFile()
  const { error: failed, attempt } = attemptsOf(choosing, setting)
  const problem = failed ?? data?.problem ?? error
  if (data?.isAvailable === false) return <p className={styles.hint}>{t('privacy.textFile.inBrowser')}</p>
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
          <Switch label={t('privacy.textFile.on')} isOn={data.isOn} onChange={turn} />
          <p className={styles.hint}>{t('privacy.textFile.hint')}</p>
          <div className={styles.row}>
            {data.folder !== undefined && (
              <span className={styles.words}>{t('privacy.textFile.folder', { name: data.folder })}</span>
            )}
            <Button onClick={choose} disabled={choosing.isPending}>
              {t(data.folder === undefined ? 'privacy.textFile.choose' : 'privacy.textFile.other')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
