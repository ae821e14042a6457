import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, nothing, pair, TEXT, tooLong } from './call-case.ts'

const entries = [{ source: `${MARK} source`, target: `${MARK} target` }]
const twice = [...entries, ...entries]
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
const instruction = { label: `${MARK} label`, prompt: `${MARK} prompt` }
const notAnId: readonly [object, string][] = [[{ id: 'x' }, 'id']]

export const glossary = (app: WholeApp) =>
  made(app, 'glossary.create', { name: TEXT, dictionaries: [{ ...pair, entries }] })
const plainGlossary = (app: WholeApp) => made(app, 'plainGlossary.create', { name: TEXT, ...pair, entries })
export const styleRuleList = (app: WholeApp) => made(app, 'styleRules.create', { name: TEXT, language: 'de' })
const listed = async (app: WholeApp) => {
  const { id: listId } = await styleRuleList(app)
  return { listId, ...(await made(app, 'styleInstruction.create', { listId, ...instruction })) }
}

type Terms = Extract<
  CallName,
  `${'glossary' | 'plainGlossary' | 'styleRules' | 'styleInstruction'}.${string}`
>

/** Glossaries and style rules. */
export const callCasesOfTerms: CasesOf<Terms> = {
  'glossary.list': { asks: 'service', ...nothing },
  'glossary.get': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, dictionaries: [{ ...pair, entries }] }),
    refused: [[{ name: TEXT, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries']],
  },
  'glossary.update': {
    asks: 'service',
    good: async (app) => ({
      ...(await glossary(app)),
      name: `${MARK} name`,
      dictionaries: [{ ...pair, entries }],
    }),
    long: async (app) => ({
      ...(await glossary(app)),
      dictionaries: [
        { ...pair, entries },
        { sourceLanguage: 'de', targetLanguage: 'en', entries },
      ],
    }),
    refused: [
      [{ id: NOWHERE }, 'name'],
      [{ id: NOWHERE, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries'],
    ],
  },
  'glossary.delete': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.entries': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ ...pair, id: 'x' }, 'id']],
  },
  'glossary.replaceDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair, entries }),
    refused: [[{ id: NOWHERE, ...pair, entries: twice }, 'entries']],
  },
  'glossary.deleteDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ id: NOWHERE, sourceLanguage: 'en' }, 'targetLanguage']],
  },
  'plainGlossary.list': { asks: 'service', ...nothing },
  'plainGlossary.get': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, ...pair, entries }),
    refused: [[{ name: TEXT, ...pair, entries: twice }, 'entries']],
  },
  'plainGlossary.delete': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.entries': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.pairs': { asks: 'service', ...nothing },
  'styleRules.list': {
    asks: 'service',
    good: () => ({ detailed: true }),
    refused: [[{ pageSize: 26 }, 'pageSize']],
  },
  'styleRules.get': { asks: 'service', good: styleRuleList, refused: notAnId },
  'styleRules.create': {
    asks: 'service',
    good: () => ({ name: TEXT, language: 'de', rules, instructions: [instruction] }),
    refused: [
      [{ name: tooLong, language: 'de' }, 'name'],
      [{ name: TEXT, language: 'de', rules: { poetry: {} } }, 'rules.poetry'],
    ],
  },
  'styleRules.rename': {
    asks: 'service',
    good: async (app) => ({ ...(await styleRuleList(app)), name: `${MARK} name` }),
    refused: [[{ id: NOWHERE, name: tooLong }, 'name']],
  },
  'styleRules.replaceRules': {
    asks: 'service',
    good: async (app) => ({ ...(await styleRuleList(app)), rules }),
    refused: [[{ id: NOWHERE, rules: { numbers: { rhyme: 'use' } } }, 'rules.numbers.rhyme']],
  },
  'styleRules.delete': { asks: 'service', good: styleRuleList, refused: notAnId },
  'styleInstruction.create': {
    asks: 'service',
    good: async (app) => ({ listId: (await styleRuleList(app)).id, ...instruction }),
    refused: [[{ listId: NOWHERE, ...instruction, prompt: tooLong }, 'prompt']],
  },
  'styleInstruction.get': { asks: 'service', good: listed, refused: [[{ listId: NOWHERE, id: 'x' }, 'id']] },
  'styleInstruction.update': {
    asks: 'service',
    good: async (app) => ({ ...(await listed(app)), ...instruction }),
    refused: [[{ listId: NOWHERE, id: NOWHERE, ...instruction, label: tooLong }, 'label']],
  },
  'styleInstruction.delete': {
    asks: 'service',
    good: listed,
    refused: [[{ listId: NOWHERE, id: 'x' }, 'id']],
  },
}
