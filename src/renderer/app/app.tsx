import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type AppError, hasRemedy } from '../../core/base/errors.ts'
import type { PanelName } from '../../core/product/panel-names.ts'
import { pageKeys } from '../../core/product/shortcuts/page-keys.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { useBridge } from '../bridge/react.tsx'
import { RemediesProvider } from '../bridge/remedies.ts'
import { createHistory } from '../features/history/history.ts'
import { LiveContext } from '../features/live/live-context.ts'
import { clearSession } from '../features/live/meeting/lives.ts'
import { isBusy } from '../features/live/session/status.ts'
import { usePresenting } from '../features/live/use-presenting.ts'
import type { LiveViews } from '../features/live/views/create-live-views.ts'
import { useServiceStatus } from '../queries/account-queries.ts'
import { useMicrophoneAccessState, useSoundDevices } from '../queries/host-queries.ts'
import {
  useSettings,
  useSettingsState,
  useShownPanels,
  useUpdateSettings,
} from '../queries/settings-queries.ts'
import { usePageStore } from '../queries/stores.ts'
import { ErrorNotice } from '../shared/error-notice.tsx'
import { useFocusHome } from '../shared/focus-home.ts'
import { LazyDialog } from '../shared/lazy/lazy-dialog.tsx'
import { lazyPart } from '../shared/lazy/lazy-part.tsx'
import { ShowSession } from '../shared/resources/uses/show-session.ts'
import { latestDone } from '../shared/toasts/show-done.ts'
import { useWindowKeys } from '../shared/use-window-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'
import styles from './app.module.css'
import { Dialogs, useDialogs } from './dialogs.tsx'
import { LivePlace } from './live-place.tsx'
import { openQuick } from './open-quick.ts'
import { Rail } from './places/rail.tsx'
import { SidePanel } from './places/side-panel.tsx'
import { usePanelWidth } from './places/use-panel-width.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import { usePlaceKeys } from './use-place-keys.ts'

const Toasts = lazyPart(async () => (await import('../shared/toasts/toasts.tsx')).Toasts)

export function App({ live }: { readonly live: LiveViews }) {
  const state = useSettingsState()
  const isReady = useIsReady(state.data?.settings)
  if (state.data === undefined || !isReady)
    return state.error === undefined ? (
      <Waiting />
    ) : (
      <ErrorNotice error={state.error} onRetry={state.refetch} />
    )
  // If settings could not be fetched again, the known ones and a session that may be live stay on screen.
  return <Ready live={live} problem={state.data.problem ?? state.error} />
}

/** Whether all is known that the first view shows: nothing in it moves then. */
function useIsReady(settings: Settings | undefined): boolean {
  const isMeeting = settings?.meeting.isOn === true
  const sound = useSoundDevices({}, { enabled: isMeeting })
  const status = useServiceStatus()
  const { isPending } = useMicrophoneAccessState()
  const isKnown =
    settings !== undefined &&
    !isPending &&
    [status, ...(isMeeting ? [sound] : [])].every(
      ({ data, error }) => data !== undefined || error !== undefined,
    )
  const [isReady, setReady] = useState(isKnown)
  if (isKnown && !isReady) setReady(true)
  return isReady
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <main className={styles.gate}>
      <p className={styles.gateRemedy}>{t('app.connecting')}</p>
    </main>
  )
}

function Ready({ live: on, problem }: { readonly live: LiveViews; readonly problem: AppError | undefined }) {
  const { live, theirs, keeping, month, echoes, calmRecords } = on
  const { t } = useTranslation()
  const bridge = useBridge()
  const settings = useSettings()
  const history = usePageStore(createHistory)
  const dialogs = useDialogs()
  const status = useServiceStatus()
  const update = useUpdateSettings()
  const isMineLive = useStore(live.store, isBusy)
  const isLive = useStore(theirs.store, isBusy) || isMineLive
  const presenting = usePresenting(isLive)
  const width = usePanelWidth((panelWidth) => void update.run({ appearance: { panelWidth } }))
  useDialogKeys(dialogs.open)
  useFocusHome()

  const account = status.data?.kind === 'account' ? status.data.account : undefined
  const enterKey = () => dialogs.open(account === undefined ? 'account' : 'key')
  const remedyFor = (error: AppError): ReactNode => (
    <>
      {hasRemedy(error, 'check') && (
        <Button onClick={() => dialogs.open('doctor')}>{t('app.checkConnection')}</Button>
      )}
      {hasRemedy(error, 'account') && <Button onClick={enterKey}>{t('service.accounts.enterKey')}</Button>}
    </>
  )
  // Local state, so that two quick key presses need not wait for the stored settings.
  const [chosen, setOpen] = useState(settings.appearance.panel)
  const shown = useShownPanels()
  const open = shown.find((name) => name === chosen) ?? null
  const [focused, setFocused] = useState<PanelName | null>(null)
  const openPanel = (panel: PanelName | null, isByKeyboard = false) => {
    setOpen(panel)
    // Keyboard users continue in the panel that they opened.
    setFocused(isByKeyboard ? panel : null)
    void update.run({ appearance: { panel } })
  }
  const showSession = (id: string, dialog?: 'details' | 'export') => {
    history.open(id, dialog && { dialog })
    openPanel('history')
  }
  const livePage = {
    lives: { mine: live, theirs },
    kept: { ...keeping, show: showSession },
    month,
    echoes,
  }
  const showLive = () => {
    const { id, isKept, waiting } = keeping.store.getState()
    if (open !== null) openPanel(null)
    // Captions of the user that are nowhere else stay, until "Home" or the next session.
    else if (id === undefined || (isKept === true && waiting === 0)) clearSession(livePage.lives)
  }
  useWindowKeys({
    [pageKeys.live]: (event) => {
      if (isDialogOpen()) return
      event.preventDefault()
      showLive()
    },
  })
  const kept = keeping.store.getState
  usePlaceKeys({
    isAlone: open === null && !presenting.isPresenting,
    onSearch: () => {
      history.toList()
      openPanel('history', true)
    },
    onExport: () => kept().isKept === true && showSession(kept().id ?? '', 'export'),
  })
  useEffect(
    () => bridge.subscribe('file.saved', (file) => latestDone.setState({ done: { type: 'saved', ...file } })),
    [bridge],
  )
  const isAnythingDone = useStore(latestDone, ({ done }) => done !== undefined)
  return (
    <RemediesProvider value={remedyFor}>
      <LiveContext value={livePage}>
        <div className={styles.frame}>
          {!presenting.isPresenting && (
            <Rail
              open={open}
              onOpen={openPanel}
              onLive={showLive}
              onSettings={() => dialogs.open('settings')}
              onQuick={() => void openQuick(bridge)}
            />
          )}
          <div className={styles.stage}>
            <LivePlace
              isLive={isLive}
              onEnterKey={enterKey}
              onSettings={() => dialogs.openSettings('app')}
              update={update}
              problem={problem}
              presenting={presenting}
              onAccounts={() => dialogs.openSettings('account')}
              onUsage={shown.includes('usage') ? () => openPanel('usage', true) : undefined}
              panel={
                <ShowSession value={showSession}>
                  <SidePanel
                    open={open}
                    takesFocus={focused !== null && focused === open}
                    onOpen={openPanel}
                    width={width}
                  />
                </ShowSession>
              }
              isCovered={width.covers && open !== null && !presenting.isPresenting}
            />
          </div>
        </div>
      </LiveContext>
      <Dialogs
        dialogs={dialogs}
        account={account}
        live={live}
        theirs={theirs}
        calmRecords={calmRecords}
        onChange={(patch) => void update.run(patch)}
      />
      <LazyDialog isOpen={isAnythingDone}>
        <Toasts />
      </LazyDialog>
    </RemediesProvider>
  )
}
