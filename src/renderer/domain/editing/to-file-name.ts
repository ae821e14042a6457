/** Removes characters that some systems do not allow in file names. */
export const toFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .slice(0, 80)
    .trim()
