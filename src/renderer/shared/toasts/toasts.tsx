import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useAppInfo, useOpenSavedFolder } from '../../queries/host-queries.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { type Done, latestDone, showDone } from './show-done.ts'
import styles from './toasts.module.css'

/** How long a success is shown, in milliseconds; it waits while the pointer or the focus is on it. */
const SHOWN_MS = 8000
/** There is one toast: a newer success takes its place. */
const ONLY = 'done'

/** The place of the toast. */
export function Toasts() {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={1}>
      <ShownToast />
    </Toast.Provider>
  )
}

function ShownToast() {
  const { t } = useTranslation()
  const { toasts, add, close } = Toast.useToastManager()
  const done = useStore(latestDone, (state) => state.done)
  const describe = useErrorText()
  const { data: info } = useAppInfo()
  const openFolder = useOpenSavedFolder()
  const show = async (id: string) => {
    const shown = await openFolder.run({ id })
    if (!shown.ok) showDone(describe(shown.error).lines.join(' '))
  }
  const say = useEffectEvent((said: Done) => {
    if (said.type === 'offered' && info?.host === 'electron') return
    const title = said.type === 'done' ? said.title : [t('app.saved'), said.name].filter(Boolean).join(' · ')
    const action =
      said.type === 'saved'
        ? { label: t('privacy.folder.open'), run: () => void show(said.id) }
        : said.type === 'done'
          ? said.action
          : undefined
    const onClick = () => {
      close(ONLY)
      action?.run()
    }
    add({ id: ONLY, title, actionProps: action && { children: action.label, onClick } })
  })
  // Once the place is there, so that screen readers hear of what it gets.
  useEffect(() => {
    if (done !== undefined) say(done)
  }, [done])
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.place} role="status" aria-label={t('live.messages')}>
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={styles.toast}
            role="group"
            aria-modal={undefined}
            swipeDirection={[]}
          >
            <Toast.Title className={styles.title} />
            {toast.actionProps !== undefined && <Toast.Action render={<Button look="quiet" />} />}
            <Toast.Close render={<IconButton icon={<X size={14} />} label={t('app.dismiss')} isPlain />} />
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
