import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { Simulator } from '../../src/simulator/simulator-server.ts'
import { asDesktop, Refusal } from '../support/app/as-desktop.ts'
import { fill } from '../support/base/fill.ts'
import { call } from '../support/service/simulator-client.ts'
import type { Open, State } from './state.ts'

const RULES = {
  dates_and_times: { time_format: 'use_24_hour_clock' },
  numbers: { percentage_format: 'use_numerals_followed_by_space_then_german_word_prozent' },
  punctuation: { quotation_mark: 'use_guillemets', apostrophe: 'use_curly_apostrophes' },
}
const INSTRUCTIONS = [
  { label: 'Friendly tone', prompt: 'Write as to a colleague whom you know well. Short sentences.' },
  {
    label: 'Product names',
    prompt: 'Leave the names of our products as they are, and do not inflect them.',
    source_language: 'en',
  },
]

async function makeLists(simulator: Simulator): Promise<void> {
  for (const list of [
    { name: 'Newsletter', language: 'de', configured_rules: RULES, custom_instructions: INSTRUCTIONS },
    { name: 'Contracts and everything else that the legal department sends', language: 'en' },
    { name: 'サポート', language: 'ja' },
  ])
    await call(simulator, 'POST', '/v3/style_rules', list)
}

async function openPanel(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'styleRules' } } })
  await page.getByRole('heading', { name: en.panels.names.styleRules }).waitFor()
  return page
}

async function openList(open: Open, simulator: Simulator, part: string): Promise<Page> {
  await makeLists(simulator)
  const page = await openPanel(open)
  await page.getByRole('button', { name: 'Newsletter', exact: true }).click()
  await page.getByRole('tab', { name: new RegExp(`^${part}`) }).click()
  return page
}

export const styleRulesStates: readonly State[] = [
  { name: 'styles-empty', reach: async (open) => ({ page: await openPanel(open) }) },
  {
    name: 'styles-lists',
    reach: async (open, simulator) => {
      await makeLists(simulator)
      const page = await openPanel(open)
      await page.getByRole('button', { name: 'Newsletter', exact: true }).waitFor()
      return { page }
    },
  },
  {
    name: 'styles-delete',
    reach: async (open, simulator) => {
      await makeLists(simulator)
      const page = await openPanel(open)
      await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Newsletter' }) }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'styles-rules',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.rules)
      await page.getByRole('button', { name: en.styleRules.numbers.name }).click()
      await page.getByRole('button', { name: en.styleRules.numbers.rules.percentage_format.name }).click()
      return { page }
    },
  },
  {
    name: 'styles-search',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.rules)
      await page.getByRole('searchbox', { name: en.styleRuleLists.rules.search }).fill('quotation')
      await page.getByText(/rules? for other languages match/).waitFor()
      return { page }
    },
  },
  {
    name: 'styles-not-saved',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.rules)
      const { body } = await call(simulator, 'GET', '/v3/style_rules')
      const [{ style_id: id } = { style_id: '' }] = (body as { style_rules: { style_id: string }[] })
        .style_rules
      await call(simulator, 'DELETE', `/v3/style_rules/${id}`)
      await page.getByRole('button', { name: en.styleRules.vocabulary.name }).click()
      await page.getByRole('button', { name: en.styleRules.vocabulary.rules.abbreviations.name }).click()
      await page.getByRole('radio', { name: /original term/ }).click()
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'styles-instructions',
    reach: async (open, simulator) => ({
      page: await openList(open, simulator, en.styleRuleLists.editor.instructions),
    }),
  },
  {
    name: 'styles-instruction-form',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.instructions)
      await page.getByRole('button', { name: 'Edit Product names' }).click()
      await page
        .getByRole('textbox', { name: en.styleRuleLists.instructions.label })
        .fill('Names of our products, '.repeat(5))
      return { page }
    },
  },
  {
    name: 'styles-trial',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.trial)
      await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
      await page.getByRole('region', { name: en.styleRuleLists.trial.styled }).waitFor()
      return { page }
    },
  },
  {
    name: 'styles-create',
    reach: async (open, simulator) => {
      await makeLists(simulator)
      const page = await openPanel(open)
      await page.getByRole('button', { name: en.styleRuleLists.list.create }).click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      return { page }
    },
  },
  {
    name: 'styles-instruction-delete',
    reach: async (open, simulator) => {
      const page = await openList(open, simulator, en.styleRuleLists.editor.instructions)
      await page
        .getByRole('button', {
          name: fill(en.styleRuleLists.instructions.delete, { label: 'Product names' }),
        })
        .click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'styles-no-instructions',
    reach: async (open, simulator) => {
      await makeLists(simulator)
      const page = await openPanel(open)
      await page.getByRole('button', { name: 'サポート', exact: true }).click()
      await page.getByRole('tab', { name: /^Instructions/ }).click()
      await page.getByText(en.styleRuleLists.instructions.empty.title).waitFor()
      return { page }
    },
  },
  {
    name: 'styles-other-plan',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { appearance: { panel: 'styleRules' } },
      })
      await asDesktop(page, {
        'styleRules.list': () => new Refusal({ kind: 'plan-needed', plan: 'pro', feature: 'style-rules' }),
      })
      await page.getByText(en.errors['plan-needed'].title['style-rules']).waitFor()
      return { page }
    },
  },
]
