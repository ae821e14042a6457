/** @returns the code itself if it has no name, or is none that browsers know the form of */
export function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code
  } catch {
    // The service may translate into what is no language tag.
    return code
  }
}
