import { inBody, inPath, inQuery, type Operations } from './operation.ts'

const RULES = 'test/contract/service/style-rules.test.ts'

const statuses = `${RULES} › tell in %s what each final status means`
const refused = `${RULES} › are refused before they are sent: %s with %j`
const size = `${RULES} › are as large as the service takes, counted as it counts`
const version = `${RULES} › grow a version with every change`
const instructions = `${RULES} › take instructions, change them and lose them`
const catalogue = `${RULES} › may have any rule of the catalogue`
const official =
  'test/contract/service/official-client-lists.test.ts › are created, read, changed, used and deleted'

const id = inPath({ style_id: 'id' })
const instruction = { label: 'label', prompt: 'prompt', source_language: 'sourceLanguage' } as const
const list = inPath({ style_id: 'listId' })
const both = inPath({ style_id: 'listId', instruction_id: 'id' })
const limits = { label: [refused, size], prompt: [refused, size] } as const

/** Style rule lists, and the instructions in them. */
export const styleRuleOperations = {
  'POST /v3/style_rules': {
    does: 'Creates a style rule list',
    call: 'styleRules.create',
    parameters: inBody({
      name: 'name',
      language: 'language',
      configured_rules: 'rules',
      'custom_instructions[].label': 'instructions[].label',
      'custom_instructions[].prompt': 'instructions[].prompt',
      'custom_instructions[].source_language': 'instructions[].sourceLanguage',
    }),
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
    does: 'Lists them',
    call: 'styleRules.list',
    parameters: inQuery({ detailed: 'detailed', page: 'page', page_size: 'pageSize' }),
    proofs: [
      `${RULES} › are listed in brief and in detail, page by page`,
      `${RULES} › need the Pro plan, as the app knows and the service says`,
      statuses,
    ],
    more: { page_size: [refused] },
  },
  'GET /v3/style_rules/{style_id}': {
    does: 'Reads one',
    call: 'styleRules.get',
    parameters: id,
    proofs: [`${RULES} › are created with version 1, and read`, statuses],
  },
  'PATCH /v3/style_rules/{style_id}': {
    does: 'Renames one',
    call: 'styleRules.rename',
    parameters: [...id, ...inBody({ name: 'name' })],
    proofs: [version, statuses],
  },
  'PUT /v3/style_rules/{style_id}/configured_rules': {
    does: 'Replaces its configured rules',
    call: 'styleRules.replaceRules',
    parameters: [...id, ...inBody({ '(whole)': 'rules' })],
    proofs: [version, catalogue, statuses],
    more: { '(whole)': [refused] },
  },
  'DELETE /v3/style_rules/{style_id}': {
    does: 'Deletes one',
    call: 'styleRules.delete',
    parameters: id,
    proofs: [`${RULES} › are deleted, for good`, statuses],
  },
  'POST /v3/style_rules/{style_id}/custom_instructions': {
    does: 'Adds an instruction',
    call: 'styleInstruction.create',
    parameters: [...list, ...inBody(instruction)],
    proofs: [instructions, size, statuses],
    more: limits,
  },
  'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    does: 'Reads an instruction',
    call: 'styleInstruction.get',
    parameters: both,
    proofs: [instructions, statuses],
  },
  'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    does: 'Replaces an instruction',
    call: 'styleInstruction.update',
    parameters: [...both, ...inBody(instruction)],
    proofs: [instructions, statuses],
  },
  'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    does: 'Deletes an instruction',
    call: 'styleInstruction.delete',
    parameters: both,
    proofs: [instructions, statuses],
  },
} as const satisfies Operations
