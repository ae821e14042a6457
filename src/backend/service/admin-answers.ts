import * as z from 'zod/mini'

const usage = z.pipe(
  z.object({
    total_characters: z.number(),
    text_translation_characters: z.number(),
    document_translation_characters: z.number(),
    text_improvement_characters: z.number(),
    speech_to_text_minutes: z.number(),
  }),
  z.transform((answer) => ({
    characters: answer.total_characters,
    textCharacters: answer.text_translation_characters,
    documentCharacters: answer.document_translation_characters,
    improvementCharacters: answer.text_improvement_characters,
    speechMinutes: answer.speech_to_text_minutes,
  })),
)

const ofKey = { api_key: z.string(), api_key_label: z.string(), usage } as const

const byKey = z.pipe(
  z.object(ofKey),
  z.transform(({ api_key, api_key_label, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label,
    usage: used,
  })),
)

const byKeyAndDay = z.pipe(
  z.object({ ...ofKey, usage_date: z.string() }),
  z.transform(({ api_key, api_key_label, usage_date, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label,
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

/** The report by what it was asked to be grouped by: each grouping has a field of its own. */
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

export const developerKeyAnswer = z.pipe(
  z.object({
    key_id: z.string(),
    label: z.string(),
    creation_time: z.string(),
    deactivated_time: z._default(z.nullable(z.string()), null),
    is_deactivated: z._default(z.boolean(), false),
    usage_limits: z.object({
      characters: z.nullable(z.number()),
      speech_to_text_milliseconds: z.nullable(z.number()),
    }),
  }),
  z.transform((answer) => ({
    id: answer.key_id,
    label: answer.label,
    createdAt: answer.creation_time,
    deactivatedAt: answer.deactivated_time,
    isDeactivated: answer.is_deactivated,
    limits: {
      characters: answer.usage_limits.characters,
      speechMs: answer.usage_limits.speech_to_text_milliseconds,
    },
  })),
)

export const developerKeysAnswer = z.pipe(
  z.array(developerKeyAnswer),
  z.transform((keys) => ({ keys })),
)
