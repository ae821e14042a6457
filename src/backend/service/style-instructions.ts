import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { HandlersOf } from '../../core/contract.ts'
import { err, type Result } from '../../core/result.ts'
import {
  type NewStyleInstruction,
  type StyleInstruction,
  styleRuleLimits,
} from '../../core/style-rules/calls.ts'
import type { ServiceClient } from './client.ts'
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
export const createStyleInstructionHandlers = (client: ServiceClient): HandlersOf<InstructionCalls> => ({
  'styleInstruction.create': (input, context) => createInstruction(client, input, context),
  'styleInstruction.get': ({ listId, id }, context) =>
    requestStyleRules(
      client,
      { method: 'GET', path: `${pathOf(listId)}/${id}`, repeat: 'safe', answer: instructionAnswer },
      context,
    ),
  'styleInstruction.update': ({ listId, id, ...instruction }, context) =>
    requestStyleRules(
      client,
      {
        method: 'PUT',
        path: `${pathOf(listId)}/${id}`,
        body: toInstruction(instruction),
        repeat: 'safe',
        answer: instructionAnswer,
      },
      context,
    ),
  'styleInstruction.delete': ({ listId, id }, context) =>
    requestStyleRules(
      client,
      {
        method: 'DELETE',
        path: `${pathOf(listId)}/${id}`,
        repeat: 'safe',
        answerAs: 'none',
        answer: z.object({}),
      },
      context,
    ),
})

/** Looks at the list first: it tells whether there is room, and afterwards which instruction is the new one. */
async function createInstruction(
  client: ServiceClient,
  { listId, ...instruction }: NewStyleInstruction & { readonly listId: string },
  context: CallContext | undefined,
): Promise<Result<StyleInstruction>> {
  const before = await requestStyleRules(
    client,
    { method: 'GET', path: `${STYLE_RULES_PATH}/${listId}`, repeat: 'safe', answer: styleRuleListAnswer },
    context,
  )
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
  return requestStyleRules(
    client,
    {
      method: 'POST',
      path: pathOf(listId),
      body: toInstruction(instruction),
      repeat: 'unsafe',
      answer: createdInstructionAnswer(known),
    },
    context,
  )
}
