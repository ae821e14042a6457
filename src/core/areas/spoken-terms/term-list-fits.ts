import { AUTO } from '../../languages/chosen.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'

/** Whether a collection of spoken terms has a list for the spoken language of a live session. */
export const hasListFor = (
  lists: readonly { readonly language: string }[],
  { sourceLanguage: spoken }: { readonly sourceLanguage: string },
): boolean => lists.some(({ language }) => spoken === AUTO || baseLanguage(spoken) === baseLanguage(language))
