import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { openSettingsPage } from '../journeys/support/settings/settings-page.ts'
import { record } from '../support/audio/recordings.ts'
import { fill } from '../support/base/fill.ts'
import { HttpPeer } from '../support/service/http-peer.ts'
import type { Open, State } from './state.ts'

const words = () => record({ name: 'screenshots-words', sentences: ['welcome'] })

/** The network settings with a custom proxy being entered. */
async function networkSettings(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none' })
  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByLabel(en.settings.search).fill('proxy')
  await page.getByRole('combobox', { name: en.settings.network.proxy }).click()
  await page.getByRole('option', { name: en.settings.network.modes.fixed }).click()
  return page
}

/** The results of the connection check. */
async function examined(page: Page): Promise<Page> {
  await page.getByRole('button', { name: en.settings.title }).click()
  await openSettingsPage(page.getByRole('dialog'), 'network')
  await page.getByRole('button', { name: en.app.checkConnection }).last().click()
  await page.getByRole('button', { name: en.doctor.again }).waitFor()
  return page
}

/** The settings while a settings file is being imported. */
async function readSettings(open: Open, settings: object): Promise<Page> {
  const { page } = await open({ microphone: 'none' })
  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByLabel(en.settings.search).fill('import and export')
  await page.getByLabel(en.transfer.open).setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'parley-settings', version: 1, settings })),
  })
  return page
}

const fromElsewhere = {
  captions: { size: 40 },
  voice: { chunkMs: 100, targetLanguages: ['es'] },
  privacy: { retention: '30-days' },
  network: { proxy: { mode: 'fixed', url: 'http://proxy.example.com:8080', user: 'me' } },
  service: {
    accounts: [
      { id: 'work', name: 'Work', profile: 'generic', plan: 'pro', address: 'https://api.example.com' },
    ],
  },
  poetry: { rhyme: true },
}

/** Network, accounts and the connection check. */
export const settingsStates: readonly State[] = [
  {
    name: 'settings-network',
    reach: async (open) => {
      const page = await networkSettings(open)
      await page.getByLabel(en.settings.network.url).fill('http://proxy.example.com:8080')
      await page.getByRole('button', { name: en.settings.network.use }).click()
      await page.getByText(en.settings.network.confirm.inTerminal).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-refused',
    reach: async (open) => {
      const page = await readSettings(open, { captions: { size: 5 } })
      await page.getByText(fill(en.errors['invalid-input'].title, { field: 'Captions: Text size' })).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-formats',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await page.getByRole('button', { name: en.settings.title }).click()
      await page.getByLabel(en.settings.search).fill('transport')
      await page.getByRole('combobox', { name: en.settings.targetContentType }).click()
      await page
        .getByRole('option', { name: fill(en.settings.containers['mpeg-ts'], { codec: 'Opus' }) })
        .waitFor()
      return { page }
    },
  },
  {
    name: 'settings-proxy-refused',
    reach: async (open) => {
      const page = await networkSettings(open)
      await page.getByLabel(en.settings.network.url).fill('proxy.example.com:8080')
      await page.getByRole('button', { name: en.settings.network.use }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'settings-file',
    reach: async (open) => {
      const page = await readSettings(open, fromElsewhere)
      await page.getByRole('dialog', { name: en.transfer.confirm.title }).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-file-read',
    reach: async (open) => {
      const page = await readSettings(open, fromElsewhere)
      await page
        .getByRole('dialog', { name: en.transfer.confirm.title })
        .getByRole('button', { name: en.transfer.confirm.submit })
        .click()
      await page.getByText(en.settings.network.confirm.inTerminal).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-file-refused',
    reach: async (open) => {
      const page = await readSettings(open, { captions: { size: 'large' } })
      await page.getByRole('dialog').getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'edit-account',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await page.getByRole('button', { name: en.settings.title }).click()
      await page
        .getByRole('button', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) })
        .click()
      return { page }
    },
  },
  {
    name: 'key-of-the-free-plan',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'demo' })
      await page.getByRole('button', { name: en.service.demo.enterKey }).click()
      await page.getByLabel(en.account.dialog.key, { exact: true }).fill('my-key:fx')
      await page.getByRole('button', { name: en.account.dialog.more }).click()
      return { page }
    },
  },
  {
    name: 'doctor',
    reach: async (open) => {
      const { page } = await open({ microphone: (await words()).path })
      return { page: await examined(page) }
    },
  },
  {
    name: 'doctor-faults',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'http://127.0.0.1:9' })
      return { page: await examined(page) }
    },
  },
  {
    name: 'doctor-running',
    reach: async (open) => {
      const peer = await HttpPeer.listen()
      // The check of the key is never answered.
      peer.answerWith(() => undefined)
      const { page } = await open({ microphone: 'none', service: peer.address })
      await page.getByRole('button', { name: en.settings.title }).click()
      await openSettingsPage(page.getByRole('dialog'), 'network')
      await page.getByRole('button', { name: en.app.checkConnection }).click()
      await page.getByText(fill(en.doctor.running, { done: 3, total: 10 })).waitFor()
      return { page, end: () => peer.close() }
    },
  },
  {
    name: 'service-unreachable',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'http://127.0.0.1:9' })
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
]
