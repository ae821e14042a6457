import type { Page } from '@playwright/test'
import { record } from '../support/audio/recordings.ts'
import { testAuthority } from '../support/network-faults/certificates.ts'
import { HttpPeer } from '../support/service/http-peer.ts'
import type { Open, State } from './state.ts'

const words = () => record({ name: 'screenshots-words', sentences: ['welcome'] })

/** The settings, where a proxy of one's own is entered. */
async function networkSettings(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Search the settings').fill('proxy')
  await page.getByRole('combobox', { name: 'Proxy' }).click()
  await page.getByRole('option', { name: 'Custom' }).click()
  return page
}

/** What the connection check has found. */
async function examined(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Check the connection' }).last().click()
  await page.getByRole('button', { name: 'Check again' }).waitFor()
  return page
}

/** The settings, where a file of them is read. */
async function readSettings(open: Open, settings: object): Promise<Page> {
  const { page } = await open({ microphone: 'none' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Search the settings').fill('take your settings')
  await page.getByLabel('Read from a file').setInputFiles({
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
      await page.locator('input[type=file][accept*=pem]').setInputFiles({
        name: 'authority.pem',
        mimeType: 'text/plain',
        buffer: Buffer.from(testAuthority),
      })
      await page.getByText('valid until').waitFor()
      await page.getByLabel('Address of the proxy').fill('http://proxy.example.com:8080')
      await page.getByRole('button', { name: 'Use this proxy' }).click()
      await page.getByText('It is in use.').waitFor()
      return { page }
    },
  },
  {
    name: 'settings-refused',
    reach: async (open) => {
      const page = await readSettings(open, { captions: { size: 5 } })
      await page.getByText('Captions: Text size does not fit').waitFor()
      return { page }
    },
  },
  {
    name: 'settings-formats',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Search the settings').fill('transport')
      await page.getByRole('combobox', { name: 'Translations are spoken as' }).click()
      await page.getByRole('option', { name: 'Opus in MPEG-TS' }).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-proxy-refused',
    reach: async (open) => {
      const page = await networkSettings(open)
      await page.getByLabel('Address of the proxy').fill('proxy.example.com:8080')
      await page.getByRole('button', { name: 'Use this proxy' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'settings-file',
    reach: async (open) => {
      const page = await readSettings(open, fromElsewhere)
      await page.getByRole('dialog', { name: 'Change these settings?' }).waitFor()
      return { page }
    },
  },
  {
    name: 'settings-file-read',
    reach: async (open) => {
      const page = await readSettings(open, fromElsewhere)
      await page.getByRole('button', { name: 'Change the settings' }).click()
      await page.getByText('The settings were changed').waitFor()
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
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Change Journey' }).click()
      return { page }
    },
  },
  {
    name: 'key-of-another-plan',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'demo' })
      await page.getByRole('button', { name: 'Use your own key' }).click()
      await page.getByLabel('Key', { exact: true }).fill('my-key:fx')
      await page.getByRole('combobox', { name: 'Plan' }).click()
      await page.getByRole('option', { name: 'Pro' }).click()
      await page.getByRole('alert').waitFor()
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
      // The key is never answered for.
      peer.answerWith(() => undefined)
      const { page } = await open({ microphone: 'none', service: peer.address })
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Check the connection' }).click()
      await page.getByText('Checking (3 of 10)').waitFor()
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
