/** Whether each measurement only has to show that it still works: its figures mean nothing then. */
export const isSmallest = process.argv.includes('--smallest')

/** Rounds, seconds or items of a measurement. */
export const sized = (usual: number, smallest: number): number => (isSmallest ? smallest : usual)
