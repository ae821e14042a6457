import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction, useCall } from '../../bridge/react.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './text-panel.module.css'

/** A text, and what it means in another language. */
export function TextPanel() {
  const { t } = useTranslation()
  const describe = useErrorText()
  const languages = useCall('language.listText', { type: 'target' })
  const translate = useAction('text.translate')
  const [text, setText] = useState('')
  const [target, setTarget] = useState('DE')
  const [translation, setTranslation] = useState('')

  const run = async () => {
    const result = await translate.run({ texts: [text], targetLanguage: target })
    if (result.ok) setTranslation(result.value.translations[0]?.text ?? '')
  }

  const error = translate.error ?? languages.error
  return (
    <div className={styles.panel}>
      <textarea
        className={styles.text}
        aria-label={t('text.input')}
        placeholder={t('text.input')}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
      />
      <div className={styles.actions}>
        <Select
          label={t('text.target')}
          value={target}
          options={(languages.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setTarget}
        />
        <Button look="accent" disabled={text.trim() === '' || translate.isRunning} onClick={() => void run()}>
          {t('text.translate')}
        </Button>
      </div>
      {error !== undefined && <Notice tone="error" {...describe(error)} />}
      <output className={styles.text} aria-label={t('text.output')} lang={target.toLowerCase()} dir="auto">
        {translation}
      </output>
    </div>
  )
}
