import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { CallOutput, HandlersOf } from '../../core/contract.ts'
import { pagingQuery } from '../../core/paging.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { NewStyleInstruction } from '../../core/style-rules/calls.ts'
import { findUnknownRule } from '../../core/style-rules/configured-rules.ts'
import type { ServiceClient } from './client.ts'
import { emptyHintFor } from './data-centre.ts'
import { listsAnswer, styleRuleListAnswer } from './style-rule-answers.ts'
import { requestStyleRules } from './style-rules-request.ts'

export const STYLE_RULES_PATH = '/v3/style_rules'

/** An instruction as the service takes it. */
export const toInstruction = ({ label, prompt, sourceLanguage }: NewStyleInstruction) => ({
  label,
  prompt,
  source_language: sourceLanguage,
})

type StyleRuleCalls =
  | 'styleRules.list'
  | 'styleRules.get'
  | 'styleRules.create'
  | 'styleRules.rename'
  | 'styleRules.replaceRules'
  | 'styleRules.delete'

/** Lists of style rules. */
export const createStyleRuleHandlers = (client: ServiceClient): HandlersOf<StyleRuleCalls> => ({
  'styleRules.list': (input, context) => listStyleRules(client, input, context),
  'styleRules.get': ({ id }, context) =>
    requestStyleRules(
      client,
      { method: 'GET', path: `${STYLE_RULES_PATH}/${id}`, repeat: 'safe', answer: styleRuleListAnswer },
      context,
    ),
  'styleRules.create': async ({ name, language, rules, instructions }, context) => {
    const unknown = findUnknownRule(rules ?? {})
    if (unknown !== undefined) return err(unknown)
    return requestStyleRules(
      client,
      {
        method: 'POST',
        path: STYLE_RULES_PATH,
        body: {
          name,
          language,
          configured_rules: rules,
          custom_instructions: instructions?.map(toInstruction),
        },
        repeat: 'unsafe',
        answer: styleRuleListAnswer,
      },
      context,
    )
  },
  'styleRules.rename': ({ id, name }, context) =>
    requestStyleRules(
      client,
      {
        method: 'PATCH',
        path: `${STYLE_RULES_PATH}/${id}`,
        body: { name },
        repeat: 'unsafe',
        answer: styleRuleListAnswer,
      },
      context,
    ),
  'styleRules.replaceRules': async ({ id, rules }, context) => {
    const unknown = findUnknownRule(rules)
    if (unknown !== undefined) return err(unknown)
    return requestStyleRules(
      client,
      {
        method: 'PUT',
        path: `${STYLE_RULES_PATH}/${id}/configured_rules`,
        body: rules,
        repeat: 'safe',
        answer: styleRuleListAnswer,
      },
      context,
    )
  },
  'styleRules.delete': ({ id }, context) =>
    requestStyleRules(
      client,
      {
        method: 'DELETE',
        path: `${STYLE_RULES_PATH}/${id}`,
        repeat: 'safe',
        answerAs: 'none',
        answer: z.object({}),
      },
      context,
    ),
})

interface Listing {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly detailed: boolean
}

async function listStyleRules(
  client: ServiceClient,
  { detailed, ...paging }: Listing,
  context: CallContext | undefined,
): Promise<Result<CallOutput<'styleRules.list'>>> {
  const answer = await requestStyleRules(
    client,
    {
      method: 'GET',
      path: STYLE_RULES_PATH,
      query: { ...(detailed && { detailed: 'true' }), ...pagingQuery(paging) },
      repeat: 'safe',
      answer: listsAnswer,
    },
    context,
  )
  if (!answer.ok) return answer
  // A later page is empty because the list has ended.
  const hint = (paging.page ?? 0) === 0 ? await emptyHintFor(client, answer.value.lists) : {}
  return ok({ ...answer.value, ...hint })
}
