import * as z from 'zod/mini'
import {
  configuredRulesSchema,
  findUnknownRule,
} from '../../../../core/areas/style-rules/configured-rules.ts'
import type { styleRuleCalls } from '../../../../core/areas/style-rules/style-rules-calls.ts'
import {
  type NewStyleInstruction,
  type StyleInstruction,
  type StyleRuleList,
  styleRuleLimits,
} from '../../../../core/areas/style-rules/style-rules-calls.ts'
import { listOf } from '../../../../core/base/input.ts'
import { pagingQuery } from '../../../../core/base/paging.ts'
import { err, type Result } from '../../../../core/base/result.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor } from '../../http/request-in-centre.ts'
import {
  answerLimits,
  deletion,
  handlersOf,
  MAX_LISTED,
  operation,
  operationStep,
  send,
} from '../operation.ts'

const instructionAnswer = z.pipe(
  z.object({
    id: z.string(),
    label: z.string(),
    prompt: z.string(),
    source_language: z.nullish(foreignLanguageCode),
  }),
  z.transform(({ source_language, ...instruction }) => ({
    ...instruction,
    ...(typeof source_language === 'string' && { sourceLanguage: source_language }),
  })),
)

const summary = {
  style_id: z.string(),
  name: z.string(),
  creation_time: z.string(),
  updated_time: z.string(),
  language: foreignLanguageCode,
  version: z.number(),
} as const

const toSummary = (answer: z.output<z.ZodMiniObject<typeof summary>>) => ({
  id: answer.style_id,
  name: answer.name,
  language: answer.language,
  version: answer.version,
  createdAt: answer.creation_time,
  updatedAt: answer.updated_time,
})

/** Null for a list without rules. */
const rules = z.nullable(configuredRulesSchema)
const listedInstructions = z.nullable(listOf(instructionAnswer))

const styleRuleListAnswer = z.pipe(
  z.object({ ...summary, configured_rules: rules, custom_instructions: listedInstructions }),
  z.transform((answer) => ({
    ...toSummary(answer),
    rules: answer.configured_rules ?? {},
    instructions: answer.custom_instructions ?? [],
  })),
)

const listed = z.pipe(
  z.object({
    ...summary,
    configured_rules: z.optional(rules),
    custom_instructions: z.optional(listedInstructions),
  }),
  z.transform(({ configured_rules, custom_instructions, ...answer }) => ({
    ...toSummary(answer),
    ...(configured_rules !== undefined && { rules: configured_rules ?? {} }),
    ...(custom_instructions !== undefined && { instructions: custom_instructions ?? [] }),
  })),
)

const listsAnswer = z.pipe(
  z.object({ style_rules: listOf(listed, MAX_LISTED) }),
  z.transform(({ style_rules }) => ({ lists: style_rules })),
)

const isList = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'style_id' in answer

/**
 * The response to a new instruction is the instruction, or the whole list that it belongs to. The shapes are
 * distinguished before they are validated, so that a missing field can be named.
 *
 * @param known the ids of the list's instructions before
 */
const createdInstructionAnswer = (known: ReadonlySet<string>) =>
  z.pipe(
    z.unknown(),
    z.transform((answer, context) => {
      const parsed = isList(answer)
        ? z.safeParse(styleRuleListAnswer, answer)
        : z.safeParse(instructionAnswer, answer)
      const created = parsed.success ? newestOf(parsed.data, known) : undefined
      if (created !== undefined) return created
      const path = parsed.success ? ['custom_instructions'] : (parsed.error.issues[0]?.path ?? [])
      context.issues.push({ code: 'custom', input: answer, path: [...path] })
      return z.NEVER
    }),
  )

const newestOf = (
  answer: StyleInstruction | StyleRuleList,
  known: ReadonlySet<string>,
): StyleInstruction | undefined =>
  'instructions' in answer ? answer.instructions.find(({ id }) => !known.has(id)) : answer

const LISTS = '/v3/style_rules'
const INSTRUCTIONS = `${LISTS}/{style_id}/custom_instructions` as const

/** Only the Pro plan has them, so other plans send no request; a list belongs to one data centre. */
const inCentre = { feature: 'style-rules', isInCentre: true } as const
const byId = { style_id: 'id' } as const
const instruction = { label: 'label', prompt: 'prompt', source_language: 'sourceLanguage' } as const
const byList = { style_id: 'listId' } as const
const both = { ...byList, instruction_id: 'id' } as const

/** Style rule lists, and the instructions in them. */
export const styleRuleOperations = {
  create: operation(`POST ${LISTS}`, {
    does: 'Creates a style rule list',
    call: 'styleRules.create',
    ...inCentre,
    check: ({ rules: configured = {} }) => findUnknownRule(configured),
    body: {
      name: 'name',
      language: 'language',
      configured_rules: 'rules',
      custom_instructions: { each: 'instructions', of: instruction },
    },
    repeat: 'unsafe',
    answer: styleRuleListAnswer,
  }),
  list: operation(`GET ${LISTS}`, {
    does: 'Lists them',
    call: 'styleRules.list',
    ...inCentre,
    query: { detailed: { from: 'detailed', as: (isDetailed) => isDetailed || undefined }, ...pagingQuery },
    limits: answerLimits.list,
    repeat: 'safe',
    answer: listsAnswer,
    // A later page is empty because the list has ended.
    output: (answer, { page = 0 }, service) => ({
      ...answer,
      ...(page === 0 && emptyHintFor(service, answer.lists)),
    }),
  }),
  get: operation(`GET ${LISTS}/{style_id}`, {
    does: 'Reads one',
    call: 'styleRules.get',
    ...inCentre,
    path: byId,
    repeat: 'safe',
    answer: styleRuleListAnswer,
  }),
  rename: operation(`PATCH ${LISTS}/{style_id}`, {
    does: 'Renames one',
    call: 'styleRules.rename',
    ...inCentre,
    path: byId,
    body: { name: 'name' },
    repeat: 'unsafe',
    answer: styleRuleListAnswer,
  }),
  replaceRules: operation(`PUT ${LISTS}/{style_id}/configured_rules`, {
    does: 'Replaces its configured rules',
    call: 'styleRules.replaceRules',
    ...inCentre,
    check: (input) => findUnknownRule(input.rules),
    path: byId,
    body: { '(whole)': 'rules' },
    repeat: 'safe',
    answer: styleRuleListAnswer,
  }),
  delete: operation(`DELETE ${LISTS}/{style_id}`, {
    does: 'Deletes one',
    call: 'styleRules.delete',
    ...inCentre,
    path: byId,
    ...deletion,
  }),
  createInstruction: operationStep(`POST ${INSTRUCTIONS}`, {
    does: 'Adds an instruction',
    call: 'styleInstruction.create',
    ...inCentre,
    path: byList,
    body: instruction,
    repeat: 'unsafe',
    answer: instructionAnswer,
  }),
  getInstruction: operation(`GET ${INSTRUCTIONS}/{instruction_id}`, {
    does: 'Reads an instruction',
    call: 'styleInstruction.get',
    ...inCentre,
    path: both,
    repeat: 'safe',
    answer: instructionAnswer,
  }),
  updateInstruction: operation(`PUT ${INSTRUCTIONS}/{instruction_id}`, {
    does: 'Replaces an instruction',
    call: 'styleInstruction.update',
    ...inCentre,
    path: both,
    body: instruction,
    repeat: 'safe',
    answer: instructionAnswer,
  }),
  deleteInstruction: operation(`DELETE ${INSTRUCTIONS}/{instruction_id}`, {
    does: 'Deletes an instruction',
    call: 'styleInstruction.delete',
    ...inCentre,
    path: both,
    ...deletion,
  }),
} as const

export const styleRuleHandlers: ServiceHandlersOf<keyof typeof styleRuleCalls> = {
  ...handlersOf(styleRuleOperations),
  'styleInstruction.create': (input, { service }) => createInstruction(service, input),
}

/** Reads the list first, to check for room and to identify the new instruction afterwards. */
async function createInstruction(
  service: ServiceClient,
  input: NewStyleInstruction & { readonly listId: string },
): Promise<Result<StyleInstruction>> {
  const before = await send(service, styleRuleOperations.get, { id: input.listId })
  if (!before.ok) return before
  const { instructions } = before.value
  if (instructions.length >= styleRuleLimits.instructions)
    return err({
      kind: 'invalid-input',
      field: 'instructions',
      problem: {
        type: 'too-much',
        limit: styleRuleLimits.instructions,
        actual: instructions.length + 1,
        unit: 'items',
      },
    })
  const known = new Set(instructions.map(({ id }) => id))
  return send(service, styleRuleOperations.createInstruction, input, {
    answer: createdInstructionAnswer(known),
  })
}
