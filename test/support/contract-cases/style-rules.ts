import type { styleRuleOperations } from '../../../src/backend/service/operations/style-rules/style-rule-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, TEXT, tooLong } from './call-case.ts'
import {
  instruction,
  just,
  type Make,
  newInstruction,
  newStyle,
  type OperationCases,
  rules,
  sentInstruction,
} from './operation-example.ts'

const RULES = 'test/contract/service/style-rules.test.ts'

const statuses = `${RULES} › tell in %s what each final status means`
const refused = `${RULES} › are refused before they are sent: %s with %j`
const size = `${RULES} › are as large as the service takes, counted as it counts`
const version = `${RULES} › grow a version with every change`
const instructions = `${RULES} › take instructions, change them and lose them`
const catalogue = `${RULES} › may have any rule of the catalogue`
const official =
  'test/contract/service/official-client-lists.test.ts › are created, read, changed, used and deleted'

const limits = { label: [refused, size], prompt: [refused, size] } as const

const ofStyle =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Make =>
  async (runs) => {
    const id = await newStyle(runs)
    return [{ input: { id, ...input }, sent: { style_id: id, ...sent } }]
  }
const ofInstruction =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Make =>
  async (runs) => {
    const { listId, id } = await newInstruction(runs)
    return [{ input: { listId, id, ...input }, sent: { style_id: listId, instruction_id: id, ...sent } }]
  }

/** Style rule lists and their instructions. */
export const styleRuleCases: OperationCases<typeof styleRuleOperations> = {
  'POST /v3/style_rules': {
    examples: just(
      { name: 'House style', language: 'de', rules, instructions: [instruction] },
      {
        name: 'House style',
        language: 'de',
        configured_rules: rules,
        'custom_instructions[].label': ['Names'],
        'custom_instructions[].prompt': ['Keep names.'],
        'custom_instructions[].source_language': ['de'],
      },
    ),
    proofs: [`${RULES} › are created with version 1, and read`, refused, statuses, official],
    more: {
      name: [refused, size],
      language: [refused],
      configured_rules: [catalogue, refused],
      'custom_instructions[].label': [size],
      'custom_instructions[].prompt': [size],
    },
  },
  'GET /v3/style_rules': {
    examples: just(
      { detailed: true, page: 0, pageSize: 25 },
      { detailed: 'true', page: '0', page_size: '25' },
    ),
    proofs: [
      `${RULES} › are listed in brief and in detail, page by page`,
      `${RULES} › need the Pro plan, as the app knows and the service says`,
      statuses,
    ],
    more: { page_size: [refused] },
  },
  'GET /v3/style_rules/{style_id}': {
    examples: ofStyle(),
    proofs: [`${RULES} › are created with version 1, and read`, statuses],
  },
  'PATCH /v3/style_rules/{style_id}': {
    examples: ofStyle({ name: 'Office style' }, { name: 'Office style' }),
    proofs: [version, statuses],
  },
  'PUT /v3/style_rules/{style_id}/configured_rules': {
    examples: ofStyle({ rules }, { '(whole)': rules }),
    proofs: [version, catalogue, statuses],
    more: { '(whole)': [refused] },
  },
  'DELETE /v3/style_rules/{style_id}': {
    examples: ofStyle(),
    proofs: [`${RULES} › are deleted, for good`, statuses],
  },
  'POST /v3/style_rules/{style_id}/custom_instructions': {
    examples: async (runs) => {
      const listId = await newStyle(runs)
      return [{ input: { listId, ...instruction }, sent: { style_id: listId, ...sentInstruction } }]
    },
    proofs: [instructions, size, statuses],
    more: limits,
  },
  'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    examples: ofInstruction(),
    proofs: [instructions, statuses],
  },
  'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    examples: ofInstruction(instruction, sentInstruction),
    proofs: [instructions, statuses],
  },
  'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    examples: ofInstruction(),
    proofs: [instructions, statuses],
  },
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
