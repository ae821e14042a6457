import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showKeys } from '../../../core/product/shortcuts/accelerators.ts'
import { shortcutNames } from '../../../core/product/shortcuts/shortcuts.ts'
import { isMac } from '../../i18n/is-mac.ts'
import { useShortcuts } from '../../queries/host-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'

/** Reports global shortcuts that do not work, before the user relies on them. */
export function ShortcutNotice({ onSettings }: { readonly onSettings: () => void }) {
  const { t } = useTranslation()
  const { data } = useShortcuts()
  const [dismissed, setDismissed] = useState('')
  const troubled = shortcutNames.flatMap((name) => {
    const { keys, problem } = data?.shortcuts[name] ?? { keys: null, problem: undefined }
    return keys === null || problem === undefined ? [] : [{ name, keys, problem }]
  })
  const [first] = troubled
  const what = JSON.stringify(troubled)
  if (first === undefined || what === dismissed) return null
  return (
    <Notice
      tone="info"
      title={t('settings.shortcuts.broken', {
        name: t(`settings.shortcuts.names.${first.name}`),
        keys: showKeys(first.keys, isMac),
      })}
      remedy={t(`settings.shortcuts.problems.${first.problem}`)}
      actions={<Button onClick={onSettings}>{t('settings.title')}</Button>}
      onDismiss={() => setDismissed(what)}
    />
  )
}
