import type { styleRuleOperations } from '../../../src/backend/service/operations/style-rules/style-rule-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, TEXT, tooLong } from './call-case.ts'
import {
  type Examples,
  instruction,
  just,
  newInstruction,
  newStyle,
  type OperationExamples,
  rules,
} from './operation-example.ts'

const ofStyle =
  (input: object = {}): Examples =>
  async (runs) => [{ id: await newStyle(runs), ...input }]
const ofInstruction =
  (input: object = {}): Examples =>
  async (runs) => [{ ...(await newInstruction(runs)), ...input }]

/** Style rule lists and their instructions. */
export const styleRuleCases: OperationExamples<typeof styleRuleOperations> = {
  'POST /v3/style_rules': just({ name: 'House style', language: 'de', rules, instructions: [instruction] }),
  'GET /v3/style_rules': just({ detailed: true, page: 0, pageSize: 25 }),
  'GET /v3/style_rules/{style_id}': ofStyle(),
  'PATCH /v3/style_rules/{style_id}': ofStyle({ name: 'Office style' }),
  'PUT /v3/style_rules/{style_id}/configured_rules': ofStyle({ rules }),
  'DELETE /v3/style_rules/{style_id}': ofStyle(),
  'POST /v3/style_rules/{style_id}/custom_instructions': async (runs) => [
    { listId: await newStyle(runs), ...instruction },
  ],
  'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(),
  'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(instruction),
  'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(),
}

const marked = { label: `${MARK} label`, prompt: `${MARK} prompt` }

export const styleRuleList = (app: WholeApp) => made(app, 'styleRules.create', { name: TEXT, language: 'de' })
const listed = async (app: WholeApp) => {
  const { id: listId } = await styleRuleList(app)
  return { listId, ...(await made(app, 'styleInstruction.create', { listId, ...marked })) }
}

export const styleRuleCallCases: CasesOf<
  Extract<CallName, `${'styleRules' | 'styleInstruction'}.${string}`>
> = {
  'styleRules.list': {
    asks: 'service',
    good: () => ({ detailed: true }),
    refused: [[{ pageSize: 26 }, 'pageSize']],
  },
  'styleRules.get': { asks: 'service', good: styleRuleList, refused: notAnId },
  'styleRules.create': {
    asks: 'service',
    good: () => ({ name: TEXT, language: 'de', rules, instructions: [marked] }),
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
    good: async (app) => ({ listId: (await styleRuleList(app)).id, ...marked }),
    refused: [[{ listId: NOWHERE, ...marked, prompt: tooLong }, 'prompt']],
  },
  'styleInstruction.get': { asks: 'service', good: listed, refused: [[{ listId: NOWHERE, id: 'x' }, 'id']] },
  'styleInstruction.update': {
    asks: 'service',
    good: async (app) => ({ ...(await listed(app)), ...marked }),
    refused: [[{ listId: NOWHERE, id: NOWHERE, ...marked, label: tooLong }, 'label']],
  },
  'styleInstruction.delete': {
    asks: 'service',
    good: listed,
    refused: [[{ listId: NOWHERE, id: 'x' }, 'id']],
  },
}
