/**
 * Debian packages with the libraries that Electron's executable is linked with or opens, on Debian 12 and Ubuntu 22.04 and
 * later. The names with t64 are those since the change of time_t in 2024; they come first, since another package also
 * provides `libasound2`.
 */
export const DEBIAN_LIBRARIES = [
  'libasound2t64 | libasound2',
  'libatk-bridge2.0-0t64 | libatk-bridge2.0-0',
  'libatk1.0-0t64 | libatk1.0-0',
  'libatspi2.0-0t64 | libatspi2.0-0',
  'libc6 (>= 2.31)',
  'libcairo2',
  'libcups2t64 | libcups2',
  'libdbus-1-3',
  'libexpat1',
  'libgbm1',
  'libglib2.0-0t64 | libglib2.0-0',
  'libgtk-3-0t64 | libgtk-3-0',
  'libnotify4',
  'libnspr4',
  'libnss3',
  'libpango-1.0-0',
  'libsecret-1-0',
  'libudev1',
  'libx11-6',
  'libxcb1',
  'libxcomposite1',
  'libxdamage1',
  'libxext6',
  'libxfixes3',
  'libxkbcommon0',
  'libxrandr2',
] as const

/** A name without what differs between a library and its package: `libgtk-3.so.0` is in `libgtk-3-0`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/\.so|t64|[^a-z\d]/g, '')

/**
 * The Debian packages that have a library, the newest name first; none if it is not known.
 *
 * @param library such as `libgtk-3.so.0`
 */
export const debianPackagesOf = (library: string): readonly string[] =>
  DEBIAN_LIBRARIES.find((packages) => plain(packages.split(' ', 1)[0] ?? '') === plain(library))?.split(
    ' | ',
  ) ?? []
