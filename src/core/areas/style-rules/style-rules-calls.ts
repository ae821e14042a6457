import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { pagingFields } from '../../base/paging.ts'
import { mostCodePoints } from '../../base/unicode.ts'
import { emptyHintSchema } from '../../service/data-centre.ts'
import { configuredRulesSchema } from './configured-rules.ts'
import { styleRuleLanguages } from './list-languages.ts'

/** Limits of a style rule list; lengths are in code points. */
export const styleRuleLimits = { name: 1024, label: 100, prompt: 300, instructions: 200 } as const

const id = z.guid()
const name = z.string().check(z.trim(), z.minLength(1), mostCodePoints(styleRuleLimits.name))

const instructionFields = {
  label: z.string().check(z.trim(), z.minLength(1), mostCodePoints(styleRuleLimits.label)),
  prompt: z.string().check(z.trim(), z.minLength(1), mostCodePoints(styleRuleLimits.prompt)),
  /** A code such as `en`. */
  sourceLanguage: z.optional(z.string().check(z.minLength(2))),
} as const
const newInstruction = z.object(instructionFields)
export type NewStyleInstruction = z.output<typeof newInstruction>

const instruction = z.object({
  id: z.string(),
  label: z.string(),
  prompt: z.string(),
  sourceLanguage: z.optional(z.string()),
})
export type StyleInstruction = z.output<typeof instruction>

const summary = {
  id: z.string(),
  name: z.string(),
  language: z.string(),
  /** 1 at first; it grows with every change. */
  version: z.number(),
  /** ISO 8601 */
  createdAt: z.string(),
  updatedAt: z.string(),
} as const

const styleRuleList = z.object({
  ...summary,
  rules: configuredRulesSchema,
  instructions: z.array(instruction),
})
export type StyleRuleList = z.output<typeof styleRuleList>

const listed = z.object({
  ...summary,
  rules: z.optional(configuredRulesSchema),
  instructions: z.optional(z.array(instruction)),
})

/** Style rule lists: predefined rules and custom instructions. For the Pro plan. */
export const styleRuleCalls = {
  /** With `detailed`, includes rules and instructions. */
  'styleRules.list': call(
    z.object({ ...pagingFields, detailed: z._default(z.boolean(), false) }),
    z.object({ lists: z.array(listed), emptyHint: emptyHintSchema }),
  ),
  'styleRules.get': call(z.object({ id }), styleRuleList),
  'styleRules.create': call(
    z.object({
      name,
      language: z.enum(styleRuleLanguages),
      rules: z.optional(configuredRulesSchema),
      instructions: z.optional(z.array(newInstruction).check(z.maxLength(styleRuleLimits.instructions))),
    }),
    styleRuleList,
  ),
  'styleRules.rename': call(z.object({ id, name }), styleRuleList),
  /** Replaces all configured rules. Instructions are unchanged. */
  'styleRules.replaceRules': call(z.object({ id, rules: configuredRulesSchema }), styleRuleList),
  'styleRules.delete': call(z.object({ id }), empty),
  'styleInstruction.create': call(z.object({ listId: id, ...instructionFields }), instruction),
  'styleInstruction.get': call(z.object({ listId: id, id }), instruction),
  /** Replaces the whole instruction. */
  'styleInstruction.update': call(z.object({ listId: id, id, ...instructionFields }), instruction),
  'styleInstruction.delete': call(z.object({ listId: id, id }), empty),
} as const
