/** How loud the original of a meeting is while its translation is spoken, where it is lowered. */
export const duckLevels = ['quieter', 'silent'] as const
export type DuckLevel = (typeof duckLevels)[number]

/** Choices for the original of a meeting while its translation is spoken. */
export const originals = ['unchanged', ...duckLevels] as const
