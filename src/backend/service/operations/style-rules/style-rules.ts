import * as z from 'zod/mini'
import { pagingQuery } from '../../../../core/base/paging.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import type { NewStyleInstruction } from '../../../../core/style-rules/calls.ts'
import { findUnknownRule } from '../../../../core/style-rules/configured-rules.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor } from '../../http/data-centre.ts'
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
export const styleRuleHandlers: ServiceHandlersOf<StyleRuleCalls> = {
  'styleRules.list': (input, { service }) => listStyleRules(service, input),
  'styleRules.get': ({ id }, { service }) =>
    requestStyleRules(service, {
      method: 'GET',
      path: `${STYLE_RULES_PATH}/${id}`,
      repeat: 'safe',
      answer: styleRuleListAnswer,
    }),
  'styleRules.create': async ({ name, language, rules, instructions }, { service }) => {
    const unknown = findUnknownRule(rules ?? {})
    if (unknown !== undefined) return err(unknown)
    return requestStyleRules(service, {
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
    })
  },
  'styleRules.rename': ({ id, name }, { service }) =>
    requestStyleRules(service, {
      method: 'PATCH',
      path: `${STYLE_RULES_PATH}/${id}`,
      body: { name },
      repeat: 'unsafe',
      answer: styleRuleListAnswer,
    }),
  'styleRules.replaceRules': async ({ id, rules }, { service }) => {
    const unknown = findUnknownRule(rules)
    if (unknown !== undefined) return err(unknown)
    return requestStyleRules(service, {
      method: 'PUT',
      path: `${STYLE_RULES_PATH}/${id}/configured_rules`,
      body: rules,
      repeat: 'safe',
      answer: styleRuleListAnswer,
    })
  },
  'styleRules.delete': ({ id }, { service }) =>
    requestStyleRules(service, {
      method: 'DELETE',
      path: `${STYLE_RULES_PATH}/${id}`,
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
}

interface Listing {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly detailed: boolean
}

async function listStyleRules(
  service: ServiceClient,
  { detailed, ...paging }: Listing,
): Promise<Result<CallOutput<'styleRules.list'>>> {
  const answer = await requestStyleRules(service, {
    method: 'GET',
    path: STYLE_RULES_PATH,
    query: { ...(detailed && { detailed: 'true' }), ...pagingQuery(paging) },
    repeat: 'safe',
    answer: listsAnswer,
  })
  if (!answer.ok) return answer
  // A later page is empty because the list has ended.
  const hint = (paging.page ?? 0) === 0 ? emptyHintFor(service, answer.value.lists) : {}
  return ok({ ...answer.value, ...hint })
}
