import type { splittingModes, tagHandlingVersions, tagKinds } from '../../../core/areas/text/text-calls.ts'

/** Options of the current text, which are not saved. */
export interface TextDraft {
  readonly context: string
  /** One per line. */
  readonly instructions: string
  readonly splitSentences: 'default' | (typeof splittingModes)[number]
  readonly preserveFormatting: boolean
  readonly tagHandling: 'none' | (typeof tagKinds)[number]
  readonly tagHandlingVersion: 'default' | (typeof tagHandlingVersions)[number]
  readonly outlineDetection: boolean
  /** Tag names, separated by spaces or commas. */
  readonly splittingTags: string
  readonly nonSplittingTags: string
  readonly ignoreTags: string
}

export const emptyDraft: TextDraft = {
  context: '',
  instructions: '',
  splitSentences: 'default',
  preserveFormatting: false,
  tagHandling: 'none',
  tagHandlingVersion: 'default',
  outlineDetection: true,
  splittingTags: '',
  nonSplittingTags: '',
  ignoreTags: '',
}

export const instructionsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const tagNamesIn = (typed: string): string[] => typed.split(/[\s,<>]+/).filter((name) => name !== '')
