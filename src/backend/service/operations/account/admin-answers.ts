import * as z from 'zod/mini'

/** Zero usage may be omitted. */
const figure = z.nullish(z.number())

const usage = z.pipe(
  z.object({
    total_characters: figure,
    text_translation_characters: figure,
    document_translation_characters: figure,
    text_improvement_characters: figure,
    speech_to_text_minutes: figure,
  }),
  z.transform((answer) => {
    const textCharacters = answer.text_translation_characters ?? 0
    const documentCharacters = answer.document_translation_characters ?? 0
    const improvementCharacters = answer.text_improvement_characters ?? 0
    return {
      characters: answer.total_characters ?? textCharacters + documentCharacters + improvementCharacters,
      textCharacters,
      documentCharacters,
      improvementCharacters,
      speechMinutes: answer.speech_to_text_minutes ?? 0,
    }
  }),
)

const ofKey = { api_key: z.string(), api_key_label: z.nullish(z.string()), usage } as const

const byKey = z.pipe(
  z.object(ofKey),
  z.transform(({ api_key, api_key_label, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label ?? '',
    usage: used,
  })),
)

const byKeyAndDay = z.pipe(
  z.object({ ...ofKey, usage_date: z.string() }),
  z.transform(({ api_key, api_key_label, usage_date, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label ?? '',
    date: usage_date,
    usage: used,
  })),
)

const report = {
  total_usage: usage,
  start_date: z.string(),
  end_date: z.string(),
} as const

const toReport = (answer: z.output<z.ZodMiniObject<typeof report>>) => ({
  startDate: answer.start_date,
  endDate: answer.end_date,
  total: answer.total_usage,
})

/** Reports by their grouping: each grouping has a field of its own. */
export const analyticsAnswers = {
  none: z.pipe(
    z.object({ usage_report: z.object(report) }),
    z.transform(({ usage_report }) => ({ ...toReport(usage_report), groups: [] })),
  ),
  key: z.pipe(
    z.object({ usage_report: z.object({ ...report, key_usages: z.array(byKey) }) }),
    z.transform(({ usage_report }) => ({ ...toReport(usage_report), groups: usage_report.key_usages })),
  ),
  key_and_day: z.pipe(
    z.object({ usage_report: z.object({ ...report, key_and_day_usages: z.array(byKeyAndDay) }) }),
    z.transform(({ usage_report }) => ({
      ...toReport(usage_report),
      groups: usage_report.key_and_day_usages,
    })),
  ),
} as const

const tagUsage = z.pipe(
  z.object({ custom_tag: z.string(), usage_date: z.nullish(z.string()), breakdown: usage }),
  z.transform(({ custom_tag, usage_date, breakdown }) => ({
    tag: custom_tag,
    ...(typeof usage_date === 'string' && { date: usage_date }),
    characters: breakdown.characters,
    textCharacters: breakdown.textCharacters,
    improvementCharacters: breakdown.improvementCharacters,
  })),
)

/** Usage by reporting tag. */
export const tagAnalyticsAnswer = z.pipe(
  z.object({
    custom_tag_usage_report: z.object({
      start_date: z.string(),
      end_date: z.string(),
      next_page: figure,
      usage: z.nullish(z.array(tagUsage)),
    }),
  }),
  z.transform(({ custom_tag_usage_report: { start_date, end_date, next_page, usage: tags } }) => ({
    startDate: start_date,
    endDate: end_date,
    tags: tags ?? [],
    ...(typeof next_page === 'number' && { nextPage: next_page }),
  })),
)

const cap = z.optional(z.nullable(z.number()))

const toLimits = ({
  characters,
  speech_to_text_milliseconds: speechMs,
}: {
  readonly characters?: z.output<typeof cap>
  readonly speech_to_text_milliseconds?: z.output<typeof cap>
}) => ({
  ...(characters !== undefined && { characters }),
  ...(speechMs !== undefined && { speechMs }),
})

export const developerKeyAnswer = z.pipe(
  z.object({
    key_id: z.string(),
    label: z.nullish(z.string()),
    creation_time: z.string(),
    deactivated_time: z.nullish(z.string()),
    is_deactivated: z.nullish(z.boolean()),
    usage_limits: z.nullish(z.object({ characters: cap, speech_to_text_milliseconds: cap })),
  }),
  z.transform((answer) => ({
    id: answer.key_id,
    label: answer.label ?? '',
    createdAt: answer.creation_time,
    deactivatedAt: answer.deactivated_time ?? null,
    isDeactivated: answer.is_deactivated ?? false,
    limits: toLimits(answer.usage_limits ?? {}),
  })),
)

export const developerKeysAnswer = z.pipe(
  z.array(developerKeyAnswer),
  z.transform((keys) => ({ keys })),
)
