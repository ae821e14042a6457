import * as z from 'zod/mini'

const answer = z.array(z.object({ language: z.string() }))

/** Asks for the languages of text translation: light, free of charge, and open to every key of every plan. */
export const keyTest = {
  method: 'GET',
  path: '/v2/languages',
  repeat: 'safe',
  answer,
  isKeyTest: true,
} as const
