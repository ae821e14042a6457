import { AUTO, type Chosen } from './fit.ts'

const RECENT = 6

/** The languages chosen lately, newest first. */
export const withRecent = (chosen: Chosen, codes: readonly string[]): Pick<Chosen, 'recentLanguages'> => ({
  recentLanguages: [...new Set([...codes.filter((code) => code !== AUTO), ...chosen.recentLanguages])].slice(
    0,
    RECENT,
  ),
})
