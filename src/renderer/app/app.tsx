import { PanelRight, Settings as SettingsIcon, Zap } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type AppError, hasRemedy } from '../../core/base/errors.ts'
import { isSame } from '../../core/base/is-same.ts'
import { isSoundKept } from '../../core/library/retention.ts'
import type { PanelName } from '../../core/product/panel-names.ts'
import { DEMO } from '../../core/settings/account.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { glossaryIdsOf } from '../../core/settings/voice-glossaries.ts'
import { pageKeys } from '../../core/shortcuts/page-keys.ts'
import { useBridge } from '../bridge/react.tsx'
import { RemediesProvider } from '../bridge/remedies.ts'
import { createHistory } from '../features/history/history.ts'
import { NewerLibrary } from '../features/history/newer-library.tsx'
import { OpenedSession } from '../features/history/opened/opened-session.tsx'
import { useOpenedFiles } from '../features/history/opened/opened-session-files.ts'
import { LiveContext } from '../features/live/live-context.ts'
import { LiveView } from '../features/live/live-view.tsx'
import { MissingResources } from '../features/live/notices/missing-resources.tsx'
import { isBusy } from '../features/live/session/status.ts'
import { ServiceBanner } from '../features/service/service-banner.tsx'
import { ShortcutNotice } from '../features/settings/shortcut-notice.tsx'
import { UpdateNotice } from '../features/settings/updates/update-notice.tsx'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useKeys } from '../i18n/use-keys.ts'
import { useServiceStatus } from '../queries/account-queries.ts'
import { useAppInfo } from '../queries/host-queries.ts'
import { isNewerLibrary, useRecoveredSessions } from '../queries/sessions-queries.ts'
import {
  useSettings,
  useSettingsState,
  useShownPanels,
  useUpdateSettings,
} from '../queries/settings-queries.ts'
import { usePageStore } from '../queries/stores.ts'
import { ErrorNotice } from '../shared/error-notice.tsx'
import { ShowSession } from '../shared/uses/show-session.ts'
import { isTypedInto, windowKeys } from '../shared/window-keys.ts'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { Notice } from '../ui/layout/notice.tsx'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'
import { useMedia } from '../ui/use-media.ts'
import styles from './app.module.css'
import { Recovered } from './boundaries/recovered.tsx'
import type { LiveOn } from './create-live.ts'
import { Dialogs, useDialogs } from './dialogs.tsx'
import { Dock } from './dock/dock.tsx'
import { openQuick } from './open-quick.ts'
import { OverlayToggle } from './overlay-toggle.tsx'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

/** Media query below which a panel takes the whole width; dock.module.css has the same. */
const SHEET = '(width < 43.75rem)'

export function App({ live }: { readonly live: LiveOn }) {
  const state = useSettingsState()
  useTheme(state.data?.settings.appearance.theme)
  useLanguage(state.data?.settings.appearance.language)
  if (state.data === undefined)
    return state.error === undefined ? <Waiting /> : <Failed error={state.error} again={state.refetch} />
  // If settings could not be fetched again, the known ones and a session that may be live stay on screen.
  return <Ready live={live} problem={state.data.problem ?? state.error} />
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <main className={styles.gate}>
      <p className={styles.gateRemedy}>{t('app.connecting')}</p>
    </main>
  )
}

function Failed({ error, again }: { readonly error: AppError; readonly again: () => void }) {
  return <ErrorNotice error={error} onRetry={again} />
}

interface ReadyProps {
  readonly live: LiveOn
  readonly problem: AppError | undefined
}

function Ready({ live: { live, theirs, keeping, month, echoes, calmRecords }, problem }: ReadyProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const describe = useErrorText()
  const bridge = useBridge()
  const settings = useSettings()
  const history = usePageStore(createHistory)
  const dialogs = useDialogs()
  const status = useServiceStatus()
  const info = useAppInfo()
  const update = useUpdateSettings()
  const recovered = useRecoveredSessions()
  const isMineLive = useStore(live.store, isBusy)
  const isLive = useStore(theirs.store, isBusy) || isMineLive
  const isNarrow = useMedia(SHEET)
  useDialogKeys(dialogs.open)

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
  const open = useShownPanels().find((name) => name === chosen) ?? null
  const openPanel = (panel: PanelName | null) => {
    setOpen(panel)
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
  const offers = useOpenedFiles()
  const [dismissed, setDismissed] = useState<AppError | undefined>(undefined)
  // A lost host is reported for the whole page.
  const shownError = [isSame(problem, dismissed) ? undefined : problem, update.error, status.error].find(
    (error) => error !== undefined && error.kind !== 'host-lost',
  )

  return (
    <RemediesProvider value={remedyFor}>
      <LiveContext value={livePage}>
        <LiveView
          isDemo={settings.service.active === DEMO}
          onChange={(patch) => void update.run(patch)}
          onEnterKey={enterKey}
          dock={
            <ShowSession value={showSession}>
              <Dock open={open} onOpen={openPanel} />
            </ShowSession>
          }
          isCovered={isNarrow && open !== null}
          menu={
            <>
              <IconButton
                icon={<Zap size={18} />}
                label={t('panels.quick')}
                onClick={() => void openQuick(bridge)}
              />
              <OverlayToggle />
              <IconButton
                icon={<PanelRight size={18} />}
                label={t(open === null ? 'panels.open' : 'panels.close')}
                isPressed={open !== null}
                onClick={() => openPanel(open === null ? 'text' : null)}
              />
              <IconButton
                icon={<SettingsIcon size={18} />}
                label={t('app.settings')}
                hint={withKeys(t('app.settings'), pageKeys.settings)}
                onClick={() => dialogs.open('settings')}
              />
            </>
          }
          banner={
            status.data !== undefined && (
              <ServiceBanner
                status={status.data}
                isSoundKept={isSoundKept(settings.privacy)}
                isLive={isLive}
                onEnterKey={enterKey}
              />
            )
          }
          news={
            <>
              {info.data?.host === 'electron' && (
                <>
                  <ShortcutNotice onSettings={() => dialogs.open('settings')} />
                  <UpdateNotice isLive={isLive} />
                </>
              )}
              {hasLiveResources(settings) && <MissingResources />}
              {offers.opened.map((opened, place) => (
                <OpenedSession
                  key={'file' in opened ? opened.file : `${opened.name} ${place}`}
                  opened={opened}
                  isLive={isLive}
                  onShow={showSession}
                  onDismiss={() => offers.dismiss(opened)}
                />
              ))}
              <Recovered isLive={isLive} onShow={showSession} />
              {isNewerLibrary(recovered.error) && <NewerLibrary error={recovered.error} isDismissible />}
              {shownError !== undefined && (
                <Notice
                  tone="error"
                  {...describe(shownError)}
                  actions={remedyFor(shownError)}
                  onDismiss={() => (shownError === problem ? setDismissed(problem) : update.reset())}
                />
              )}
            </>
          }
        />
      </LiveContext>
      <Dialogs
        dialogs={dialogs}
        account={account}
        live={live}
        theirs={theirs}
        calmRecords={calmRecords}
        onChange={(patch) => void update.run(patch)}
      />
    </RemediesProvider>
  )
}

/** Whether anything is chosen for live sessions that another account may not have. */
const hasLiveResources = ({ voice, meeting }: Settings): boolean =>
  [voice, meeting].some((side) => glossaryIdsOf(side).length > 0 || side.spokenTermsId !== null)

/**
 * Opens the settings, and the list of shortcuts: with Ctrl+/, with ? outside of text fields, and from the
 * desktop's menu.
 */
function useDialogKeys(onOpen: (name: 'settings' | 'shortcuts') => void): void {
  const bridge = useBridge()
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const show = (name: 'settings' | 'shortcuts') => (event: KeyboardEvent) => {
      event.preventDefault()
      open(name)
    }
    const showUnlessTyped = (event: KeyboardEvent) => {
      if (!isTypedInto(event) && !isDialogOpen()) show('shortcuts')(event)
    }
    const endMenu = bridge.subscribe('shortcuts.show', () => open('shortcuts'))
    const endKeys = windowKeys(window, {
      [pageKeys.settings]: show('settings'),
      [pageKeys.shortcuts]: show('shortcuts'),
      // Keyboard layouts in which the slash needs Shift.
      '$mod+Shift+(/|\\?)': show('shortcuts'),
      '?': showUnlessTyped,
      'Shift+?': showUnlessTyped,
    })
    return () => {
      endMenu()
      endKeys()
    }
  }, [bridge])
}
