/**
 * Tags that say on which hosts a journey runs. Without one, it runs on the web host, and on Electron's runtime where there
 * is one. Each tag is followed by its reason:
 *
 * - `@both`: its proof touches the shell as well; it runs again on the double of Electron, with the rest
 * - `@shell`: it goes through what only a desktop has, whose user and system the journey plays; it runs on the double alone
 * - `@webhost`: it goes through what only the web host has
 * - `@once`: its proof touches no host; it does not run on the runtime
 * - `@played`: it plays a part of the host or of the system, which Electron's runtime does not let it do
 * - `@runtime`: it needs Electron's runtime
 */
export const HOST_TAGS = ['@both', '@shell', '@webhost', '@once', '@played', '@runtime'] as const

/** Journeys of the double alone. */
export const SHELL_ONLY = /@shell/

/** Journeys that the double runs after the web host. */
export const SECOND_HOST = /@both/

/** Tags of the journeys that do not run on a host, by host. */
export const EXCLUDED = {
  webhost: /@shell|@runtime/,
  electron: /@webhost|@once|@shell|@played/,
} as const

/** Journeys that no other host than Electron's runtime can run. */
export const RUNTIME_ONLY = /@runtime/

/** Journeys that bring a web host on a sound server of their own, and need no tag. */
export const WITH_OWN_HOST = 'test/rest/journeys/devices/**'

/** The reason for which a journey does not run on every host, for the report. */
export const because = (reason: string) => ({ type: 'because', description: reason })
