/** Languages that a style rule list can be for. */
export const styleRuleLanguages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'] as const
export type StyleRuleLanguage = (typeof styleRuleLanguages)[number]
