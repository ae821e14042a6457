import * as z from 'zod/mini'
import { err, type Result } from '../../../../core/base/result.ts'
import {
  type NewStyleInstruction,
  type StyleInstruction,
  styleRuleLimits,
} from '../../../../core/style-rules/calls.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { createdInstructionAnswer, instructionAnswer, styleRuleListAnswer } from './style-rule-answers.ts'
import { STYLE_RULES_PATH, toInstruction } from './style-rules.ts'
import { requestStyleRules } from './style-rules-request.ts'

type InstructionCalls =
  | 'styleInstruction.create'
  | 'styleInstruction.get'
  | 'styleInstruction.update'
  | 'styleInstruction.delete'

const pathOf = (listId: string) => `${STYLE_RULES_PATH}/${listId}/custom_instructions`

/** The instructions of a style rule list, one by one. */
export const styleInstructionHandlers: ServiceHandlersOf<InstructionCalls> = {
  'styleInstruction.create': (input, { service }) => createInstruction(service, input),
  'styleInstruction.get': ({ listId, id }, { service }) =>
    requestStyleRules(service, {
      method: 'GET',
      path: `${pathOf(listId)}/${id}`,
      repeat: 'safe',
      answer: instructionAnswer,
    }),
  'styleInstruction.update': ({ listId, id, ...instruction }, { service }) =>
    requestStyleRules(service, {
      method: 'PUT',
      path: `${pathOf(listId)}/${id}`,
      body: toInstruction(instruction),
      repeat: 'safe',
      answer: instructionAnswer,
    }),
  'styleInstruction.delete': ({ listId, id }, { service }) =>
    requestStyleRules(service, {
      method: 'DELETE',
      path: `${pathOf(listId)}/${id}`,
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
}

/** Looks at the list first: it tells whether there is room, and afterwards which instruction is the new one. */
async function createInstruction(
  service: ServiceClient,
  { listId, ...instruction }: NewStyleInstruction & { readonly listId: string },
): Promise<Result<StyleInstruction>> {
  const before = await requestStyleRules(service, {
    method: 'GET',
    path: `${STYLE_RULES_PATH}/${listId}`,
    repeat: 'safe',
    answer: styleRuleListAnswer,
  })
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
  return requestStyleRules(service, {
    method: 'POST',
    path: pathOf(listId),
    body: toInstruction(instruction),
    repeat: 'unsafe',
    answer: createdInstructionAnswer(known),
  })
}
