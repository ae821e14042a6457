import * as z from 'zod/mini'
import type { StyleInstruction, StyleRuleList } from '../../../../core/style-rules/calls.ts'
import { configuredRulesSchema } from '../../../../core/style-rules/configured-rules.ts'

export const instructionAnswer = z.pipe(
  z.object({
    id: z.string(),
    label: z.string(),
    prompt: z.string(),
    source_language: z.optional(z.nullable(z.string())),
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
  language: z.string(),
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

/** What a list without any has may be null. */
const rules = z.nullable(configuredRulesSchema)
const instructions = z.nullable(z.array(instructionAnswer))

export const styleRuleListAnswer = z.pipe(
  z.object({ ...summary, configured_rules: rules, custom_instructions: instructions }),
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
    custom_instructions: z.optional(instructions),
  }),
  z.transform(({ configured_rules, custom_instructions, ...answer }) => ({
    ...toSummary(answer),
    ...(configured_rules !== undefined && { rules: configured_rules ?? {} }),
    ...(custom_instructions !== undefined && { instructions: custom_instructions ?? [] }),
  })),
)

export const listsAnswer = z.pipe(
  z.object({ style_rules: z.array(listed) }),
  z.transform(({ style_rules }) => ({ lists: style_rules })),
)

const isList = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'style_id' in answer

/**
 * A new instruction is answered with itself, or with the whole list that it now belongs to. The shapes are told
 * apart before they are checked, so that a field that is missing can be named.
 *
 * @param known the ids of the list's instructions before
 */
export const createdInstructionAnswer = (known: ReadonlySet<string>) =>
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
