/** Name of a version, which strings take as a whole: in a right-to-left sentence its words would change places. */
export const releaseName = (version: string): string => `Parley ${version}`
