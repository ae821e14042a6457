import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { CaptionViewer } from '../../bridge/caption-viewer.ts'
import { takeTicket } from '../../bridge/viewer-ticket.ts'
import { firstLanguage } from '../../i18n/chosen-language.ts'
import { createI18n } from '../../i18n/i18n.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'
import './caption-page.css'
import { loadFont } from '../load-font.ts'
import { NO_WORDS, pageLog } from '../page-log.ts'
import { CaptionPage } from './caption-page.tsx'

/** Renders the page with nothing but captions. It has no bridge: captions are all that its socket brings. */
export async function mountCaptionPage(): Promise<void> {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no root')
  // Light letters with a dark edge, as captions on pictures usually have.
  document.documentElement.dataset['theme'] = 'dark'
  const viewer = new CaptionViewer(takeTicket())
  const [i18n] = await Promise.all([
    createI18n(firstLanguage(), (key) => pageLog.warn(NO_WORDS, { key })),
    loadFont(),
  ])
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <CaptionPage viewer={viewer} />
      </I18nextProvider>
    </StrictMode>,
  )
}
