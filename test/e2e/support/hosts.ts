/**
 * Tags that say on which hosts a journey runs; without one, it runs on all. Each is followed by its reason:
 *
 * - `@webhost`: it goes through what only the web host has
 * - `@once`: its proof touches no host, since the page and its engine are the very same on all of them; it runs on one
 * - `@page`: its proof is in the page alone, which the same Chromium shows the web host and the double; it does not run on
 *   `shell`
 * - `@shell`: it goes through what only a desktop has, whose user and system the journey plays
 * - `@played`: it plays a part of the host or of the system, which Electron's runtime does not let it do
 * - `@runtime`: it needs Electron's runtime
 */
export const HOST_TAGS = ['@webhost', '@once', '@page', '@shell', '@played', '@runtime'] as const

/** Tags of the journeys that do not run on a host, by host. */
export const EXCLUDED = {
  webhost: /@shell|@runtime/,
  shell: /@webhost|@once|@page|@runtime/,
  electron: /@webhost|@once|@shell|@played/,
} as const

/** Journeys that no other host than Electron's runtime can run. */
export const RUNTIME_ONLY = /@runtime/

/** The reason for which a journey does not run on every host, for the report. */
export const because = (reason: string) => ({ type: 'because', description: reason })
