/** The choice of detecting the source language. */
export const AUTO = 'auto'

const MAX_RECENT = 6

/** The change of settings that chosen languages mean for the list of those chosen lately, newest first. */
export const withRecent = (
  { recentLanguages }: { readonly recentLanguages: readonly string[] },
  codes: readonly string[],
): { recentLanguages: string[] } => ({
  recentLanguages: [...new Set([...codes.filter((code) => code !== AUTO), ...recentLanguages])].slice(
    0,
    MAX_RECENT,
  ),
})
