import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import { ffmpeg } from '../support/audio/ffmpeg.ts'
import { fill } from '../support/base/fill.ts'
import { makeGlossaries, terms } from '../support/service/glossaries.ts'
import { call } from '../support/service/simulator-client.ts'
import { keepSession } from '../support/sessions/keep-session.ts'
import { sessionFile, sessionUpload } from '../support/sessions/session-file.ts'
import { long } from './live-steps.ts'
import type { Open, State } from './state.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const choose = (page: Page, files: Readonly<Record<string, string>>) =>
  page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles(
      Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content, 'latin1'),
      })),
    )

async function history(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
  for (const file of [
    sessionFile(400, { startedAt: '2026-11-19T13:00:00.000Z', title: '', tags: [] }),
    sessionFile(40, {
      startedAt: '2026-11-20T08:15:00.000Z',
      title: 'Quarterly review with the teams from Tokyo, Madrid and Warsaw',
    }),
    sessionFile(120),
  ]) {
    await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles(sessionUpload(file))
    await page.getByRole('button', { name: en.history.session.back }).click()
  }
  return page
}

/** Speech and pauses in the format of session audio. */
const speechAsOgg = async (seconds: number): Promise<Buffer> =>
  ffmpeg([
    ...['-stream_loop', '-1', '-i', (await long()).path, '-t', String(seconds)],
    ...['-c:a', 'libopus', '-b:a', '16k', '-f', 'ogg', 'pipe:1'],
  ])

/** Panels as docs/guide.md shows them; `npm run screenshots -- --guide` replaces its pictures. */
export const guideStates: readonly State[] = [
  {
    name: 'text-translated',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { appearance: { panel: 'text' }, text: { targetLanguage: 'de' } },
      })
      const text = [meeting.welcome.en, meeting.plan.en, meeting.search.en].join(' ')
      await page.getByRole('textbox', { name: en.text.input }).fill(text)
      await page.getByLabel(en.text.output, { exact: true }).getByText(meeting.welcome.de).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-editor',
    reach: async (open, simulator) => {
      await makeGlossaries(simulator, [
        { name: 'Product names', pairs: { 'en de': terms(240), 'en fr': terms(12) } },
      ])
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'glossaries' } } })
      await button(page, 'Product names').click()
      await page.getByLabel(fill(en.glossaries.table.targetOf, { row: 2 }), { exact: true }).fill('')
      await page.getByLabel(fill(en.glossaries.table.sourceOf, { row: 3 }), { exact: true }).fill('source 4')
      return { page }
    },
  },
  {
    name: 'styles-trial',
    reach: async (open, simulator) => {
      await call(simulator, 'POST', '/v3/style_rules', {
        name: 'Newsletter',
        language: 'de',
        configured_rules: {
          dates_and_times: { time_format: 'use_24_hour_clock' },
          punctuation: { quotation_mark: 'use_guillemets', apostrophe: 'use_curly_apostrophes' },
        },
        custom_instructions: [
          { label: 'Friendly tone', prompt: 'Write as to a colleague. Short sentences.' },
        ],
      })
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'styleRules' } } })
      await button(page, 'Newsletter').click()
      await page.getByRole('tab', { name: new RegExp(`^${en.styleRuleLists.editor.trial}`) }).click()
      await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
      await page.getByRole('region', { name: en.styleRuleLists.trial.styled }).waitFor()
      return { page }
    },
  },
  {
    name: 'documents',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        service: 'demo',
        settings: {
          appearance: { panel: 'documents' },
          documents: { sourceLanguage: 'en', targetLanguages: ['de'] },
        },
      })
      await choose(page, {
        'Release notes.txt': 'We still have eleven open bugs.',
        'Slides of the quarterly review, with a name that is rather long.pptx': 'PK',
        'Strings.txt': '\u00ff',
      })
      await button(page, fill(en.documents.translate_other, { count: 3 })).click()
      await page.getByText('returned this document unchanged').waitFor()
      await page.getByText(en.errors['document-failed'].title).waitFor()
      await button(page, 'Download: Release notes.txt, German').click()
      await page.getByText('Parley keeps a copy until you remove it.').waitFor()
      const toast = page.getByText(`${en.app.saved} · `).first()
      await toast.waitFor()
      await toast.waitFor({ state: 'hidden' })
      await choose(page, {
        'Board paper.pdf': '%PDF-1.7',
        'Installer.exe': 'MZ',
        'Agenda for Monday.txt': 'Hi',
      })
      return { page }
    },
  },
  {
    name: 'history-search',
    reach: async (open) => {
      const page = await history(open)
      await page.getByRole('searchbox', { name: en.history.search }).fill('veröff')
      await page.locator('mark').first().waitFor()
      return { page }
    },
  },
  {
    name: 'history-playing',
    reach: async (open) => {
      const { page, call: ask } = await open({
        microphone: 'none',
        settings: { appearance: { panel: 'history' } },
      })
      const startedAt = Date.UTC(2026, 10, 21, 9, 30)
      const sound = await speechAsOgg(600)
      await keepSession(ask, { title: 'Release meeting', count: 120, startedAt, sound })
      await button(page, 'Release meeting').click()
      await page.getByRole('slider', { name: en.history.sound.position }).waitFor()
      await page
        .getByRole('button', { name: /^Play from / })
        .nth(2)
        .click()
      await page.locator('[aria-current=time]').waitFor()
      // The waveform, once the whole sound is read.
      await page
        .locator('svg[preserveAspectRatio] path[d*=L]')
        .waitFor({ state: 'attached', timeout: 120_000 })
      return { page }
    },
  },
]
