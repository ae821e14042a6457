/** Features that only some plans include. */
export const proFeatures = ['style-rules', 'voice', 'write'] as const
export type ProFeature = (typeof proFeatures)[number]

/** Features that only some data centres offer. */
export const regionalFeatures = ['voice', 'analytics'] as const
export type RegionalFeature = (typeof regionalFeatures)[number]
