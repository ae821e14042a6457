import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { asDesktop, Refusal } from '../support/app/as-desktop.ts'
import { ffmpeg } from '../support/audio/ffmpeg.ts'
import { fill } from '../support/base/fill.ts'
import { keepSession } from '../support/sessions/keep-session.ts'
import { sessionFile, sessionUpload } from '../support/sessions/session-file.ts'
import { long } from './live-steps.ts'
import type { Open, State } from './state.ts'

async function history(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
  await page.getByText(en.history.empty.title).waitFor()
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
  await page
    .getByRole('tabpanel')
    .getByText(fill(en.live.notices.stopped.captions_other, { count: 120 }))
    .waitFor()
  return page
}

const opened = async (open: Open): Promise<Page> => {
  const page = await history(open)
  await page.getByRole('button', { name: 'Release meeting', exact: true }).click()
  await page.getByText('There are eleven open bugs.').first().waitFor()
  return page
}

/** Speech and pauses in the format of session audio. */
const speechAsOgg = async (seconds: number): Promise<Buffer> =>
  ffmpeg([
    ...['-stream_loop', '-1', '-i', (await long()).path, '-t', String(seconds)],
    ...['-c:a', 'libopus', '-b:a', '16k', '-f', 'ogg', 'pipe:1'],
  ])

/** A stored session with audio, among others. */
async function withSound(open: Open): Promise<Page> {
  const { page, call } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
  const startedAt = Date.UTC(2026, 10, 21, 9, 30)
  await keepSession(call, { title: 'Release meeting', count: 120, startedAt, sound: await speechAsOgg(600) })
  await keepSession(call, { title: '', count: 12, startedAt: startedAt - 3_600_000, sound: new Uint8Array() })
  await page.getByText(fill(en.live.notices.stopped.captions_other, { count: 120 })).waitFor()
  return page
}

const playing = async (open: Open): Promise<Page> => {
  const page = await withSound(open)
  await page.getByRole('button', { name: 'Release meeting', exact: true }).click()
  await page.getByRole('slider', { name: en.history.sound.position }).waitFor()
  await page
    .getByRole('button', { name: /^Play from / })
    .nth(2)
    .click()
  await page.locator('[aria-current=time]').waitFor()
  // The waveform, once the whole sound is read.
  await page.locator('svg[preserveAspectRatio] path[d*=L]').waitFor({ state: 'attached', timeout: 120_000 })
  return page
}

export const historyStates: readonly State[] = [
  {
    name: 'history-empty',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      await page.getByText(en.history.empty.title).waitFor()
      return { page }
    },
  },
  { name: 'history', reach: async (open) => ({ page: await history(open) }) },
  {
    name: 'history-search',
    reach: async (open) => {
      const page = await history(open)
      await page.getByRole('searchbox', { name: en.history.search }).fill('veröff')
      await page.locator('mark').first().waitFor()
      return { page }
    },
  },
  { name: 'history-session', reach: async (open) => ({ page: await opened(open) }) },
  { name: 'history-with-sound', reach: async (open) => ({ page: await withSound(open) }) },
  { name: 'history-playing', reach: async (open) => ({ page: await playing(open) }) },
  {
    name: 'history-playing-elsewhere',
    reach: async (open) => {
      const page = await playing(open)
      await page.getByRole('region', { name: en.history.session.list }).hover()
      await page.mouse.wheel(0, 3000)
      await page.getByRole('button', { name: en.history.sound.jumpToCurrent }).waitFor()
      return { page }
    },
  },
  {
    name: 'history-delete-sound',
    reach: async (open) => {
      const page = await playing(open)
      await page.getByRole('button', { name: en.history.sound.delete }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'history-sound-unplayable',
    reach: async (open) => {
      const page = await withSound(open)
      await page.route('**/sound/*', (route) => route.abort())
      await page.getByRole('button', { name: 'Release meeting', exact: true }).click()
      await page.getByText(en.history.sound.unplayable.title).waitFor()
      return { page }
    },
  },
  {
    name: 'history-export',
    reach: async (open) => {
      const page = await opened(open)
      await page.getByRole('button', { name: en.history.session.export, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'history-nothing-found',
    reach: async (open) => {
      const page = await history(open)
      await page.getByRole('searchbox', { name: en.history.search }).fill('klingon')
      await page.getByText(fill(en.history.noResults, { query: 'klingon' })).waitFor()
      return { page }
    },
  },
  {
    name: 'history-nothing-kept',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { appearance: { panel: 'history' }, privacy: { retention: 'nothing' } },
      })
      await page.getByText(en.history.empty.notSaved).waitFor()
      return { page }
    },
  },
  {
    name: 'history-import-refused',
    reach: async (open) => {
      const page = await history(open)
      await page
        .getByRole('tabpanel')
        .locator('input[type=file]')
        .setInputFiles(sessionUpload({ format: 'other' }))
      await page.getByRole('tabpanel').getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'history-details',
    reach: async (open) => {
      const page = await opened(open)
      await page.getByRole('button', { name: en.history.session.details }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'history-line',
    reach: async (open) => {
      const page = await opened(open)
      await page.getByRole('button', { name: en.corrections.correctCaption }).first().click()
      await page
        .getByRole('textbox', { name: en.corrections.correctCaption })
        .fill('We still have twelve open bugs.')
      return { page }
    },
  },
  {
    name: 'history-delete',
    reach: async (open) => {
      const page = await opened(open)
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: en.history.session.delete, exact: true })
        .click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'newer-library',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      const detail = 'version 11; this Parley knows up to 9'
      const refusal = () => new Refusal({ kind: 'storage', what: 'library-newer', detail })
      await asDesktop(page, { 'session.recovered': refusal, 'session.list': refusal })
      await page.getByText(en.errors.storage.title['library-newer']).nth(1).waitFor()
      return { page }
    },
  },
  {
    name: 'library-not-updated',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      const detail = '812 MB of free disk space needed, 97 MB free'
      await asDesktop(page, {
        'session.list': () => new Refusal({ kind: 'storage', what: 'library-update', detail }),
      })
      await page.getByText(en.errors.storage.title['library-update']).waitFor()
      return { page }
    },
  },
]
