import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { connectHost, type Host } from '../bridge/host.ts'
import { HostProvider, useHostState } from '../bridge/react.tsx'
import { firstLanguage } from '../i18n/chosen-language.ts'
import { createI18n } from '../i18n/i18n.ts'
import { createQueries, invalidateCalls } from '../queries/query/query-client.ts'
import { useSettingsState } from '../queries/settings-queries.ts'
import { createStores, type Stores, StoresContext } from '../queries/stores.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Notice } from '../ui/layout/notice.tsx'
import { HintProvider } from '../ui/overlays/hint.tsx'
import styles from './app.module.css'
import { Erased, useErased } from './boundaries/erased.tsx'
import { HostGone } from './boundaries/host-gone.tsx'
import { PageBoundary } from './boundaries/page-boundary.tsx'
import { loadFont } from './load-font.ts'
import { NO_WORDS, pageLog } from './page-log.ts'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

interface Page {
  readonly view: ReactNode
  /** Shown if the view fails. */
  readonly rescue?: ReactNode
  /** Shown above the view while the host does not respond. */
  readonly hostGone?: ReactNode
}

/** Renders a page with the providers that all pages share. */
export async function mountPage(open: (host: Host, stores: Stores) => Page): Promise<void> {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no root')
  const host = connectHost()
  const queries = createQueries(host)
  const stores = createStores({
    bridge: host.bridge,
    invalidate: (calls) => invalidateCalls(queries, calls),
  })
  const { view, rescue, hostGone = <HostGone /> } = open(host, stores)
  const [i18n] = await Promise.all([
    createI18n(firstLanguage(), (key) => pageLog.warn(NO_WORDS, { key })),
    loadFont(),
  ])
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        {/* Base UI's style elements would violate the content security policy; our style sheets replace them. */}
        <CSPProvider disableStyleElements>
          <Direction>
            <HintProvider>
              <HostProvider host={host}>
                <QueryClientProvider client={queries}>
                  <StoresContext value={stores}>
                    <PageBoundary rescue={rescue}>
                      <Gate hostGone={hostGone}>{view}</Gate>
                    </PageBoundary>
                  </StoresContext>
                </QueryClientProvider>
              </HostProvider>
            </HintProvider>
          </Direction>
        </CSPProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}

/** Sets the reading direction for arrow keys and menus. */
function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>
}

/** Applies the chosen language and theme to the page. */
function Appearance() {
  const { language, theme } = useSettingsState().data?.settings.appearance ?? {}
  useLanguage(language)
  useTheme(theme)
  return null
}

/**
 * Shows the app once its host admits the page. It then stays on screen: a session may be live, which does not
 * need the host, and must remain stoppable.
 */
function Gate({ hostGone, children }: { readonly hostGone: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const state = useHostState()
  const [wasAdmitted, setWasAdmitted] = useState(state === 'open')
  if (state === 'open' && !wasAdmitted) setWasAdmitted(true)
  const erased = useErased()
  if (erased !== undefined) return <Erased {...erased} />
  if (state === 'not-admitted' && !wasAdmitted)
    return (
      <main className={styles.gate}>
        <h1 className={styles.gateTitle}>{t('app.notAdmitted.title')}</h1>
        <p className={styles.gateRemedy}>{t('app.notAdmitted.remedy')}</p>
      </main>
    )
  return (
    <div className={styles.app}>
      <Appearance />
      {state === 'lost' && hostGone}
      {state === 'not-admitted' && (
        <Notice tone="error" title={t('app.shutOut.title')} remedy={t('app.shutOut.remedy')} />
      )}
      {children}
    </div>
  )
}
