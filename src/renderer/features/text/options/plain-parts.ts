import type { TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import { type TextDraft, tagNamesIn } from '../text-draft.ts'

type Parts = Partial<
  Pick<
    TranslationInput,
    | 'context'
    | 'splitSentences'
    | 'preserveFormatting'
    | 'tagHandling'
    | 'tagHandlingVersion'
    | 'outlineDetection'
    | 'splittingTags'
    | 'nonSplittingTags'
    | 'ignoreTags'
  >
>

/** Options that any language supports, and tag options. Defaults are omitted. */
export function plainParts(draft: TextDraft, mayHaveTags: boolean): Parts {
  const { splitSentences, tagHandling } = draft
  const context = draft.context.trim()
  return {
    ...(context !== '' && { context }),
    ...(splitSentences !== 'default' && { splitSentences }),
    ...(draft.preserveFormatting && { preserveFormatting: true }),
    ...(mayHaveTags && tagHandling !== 'none' && { tagHandling, ...tagParts(draft) }),
  }
}

/** The user describes the structure of XML; the structure of HTML is known. */
function tagParts(draft: TextDraft): Parts {
  const { tagHandling, tagHandlingVersion } = draft
  const version = tagHandlingVersion !== 'default' && { tagHandlingVersion }
  if (tagHandling !== 'xml') return { ...version }
  return {
    ...version,
    ...(!draft.outlineDetection && { outlineDetection: false }),
    ...namesOf('splittingTags', draft),
    ...namesOf('nonSplittingTags', draft),
    ...namesOf('ignoreTags', draft),
  }
}

function namesOf(field: 'splittingTags' | 'nonSplittingTags' | 'ignoreTags', draft: TextDraft): Parts {
  const names = tagNamesIn(draft[field])
  return names.length === 0 ? {} : { [field]: names }
}
