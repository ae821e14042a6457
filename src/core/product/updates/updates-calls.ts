import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'

/**
 * Why a desktop app does not look for updates: it was built without the address of a feed, an administrator or the user
 * has switched updates off, or the program that installed it also updates it.
 */
export const updatesOffReasons = ['build', 'policy', 'settings', 'flatpak', 'homebrew'] as const

/** Why a check, a download or an installation failed. Whatever was refused is not used in any way. */
export const updateFailures = [
  /** The server did not answer, or has no feed. */
  'unreachable',
  'slow',
  'redirected',
  /** The feed or its signature is longer than any real one. */
  'too-large',
  'unsigned',
  /** Signed, but not with the key of this package. */
  'wrong-key',
  /** Signed with the right key, but changed afterwards. */
  'forged',
  /** Genuine, but without what an update for this system needs. */
  'invalid',
  /** Genuine, but older than a feed that was seen before. */
  'replayed',
  /** Genuine, but signed so long ago that newer ones may be held back. */
  'outdated',
  /** Genuine, but signed in the future: it would make all that follow look older. Or the clock of this computer is wrong. */
  'future',
  /** Genuine, but a prerelease, which only users of prereleases get. */
  'prerelease',
  /** Genuine, but it names a file outside of its folder. */
  'outside',
  /** The package ended early. */
  'incomplete',
  'too-long',
  'wrong-hash',
  /** The package cannot be stored, or would fill the disk. */
  'disk',
  'install',
] as const
export type UpdateFailure = (typeof updateFailures)[number]

/**
 * How an update is installed: when Parley ends, or by the user because Parley cannot replace its own files.
 */
export const installWays = ['at-quit', 'by-hand'] as const
export type InstallWay = (typeof installWays)[number]

const releaseSchema = z.object({
  version: z.string(),
  /** Milliseconds since 1970. */
  releasedAt: z.number(),
  /** News of the version, as plain text in the language of its author. */
  notes: z.optional(z.string()),
})
/** A version that is newer than the running one. */
export type Release = z.output<typeof releaseSchema>

export const updatesStateSchema = z.discriminatedUnion('isAvailable', [
  /** Hosts that are updated with what they run in. */
  z.object({ isAvailable: z.literal(false) }),
  z.object({
    isAvailable: z.literal(true),
    /** The running version. */
    version: z.string(),
    /** Why no updates are looked for, if so. */
    off: z.optional(z.enum(updatesOffReasons)),
    install: z.enum(installWays),
    work: z.enum(['none', 'checking', 'downloading']),
    /** Downloaded part, from 0 to 1. */
    part: z.optional(z.number()),
    /** Whether whatever is next waits for the end of a session. */
    isWaiting: z.boolean(),
    release: z.optional(releaseSchema),
    /** Whether the release was downloaded and verified. */
    isReady: z.boolean(),
    failure: z.optional(z.enum(updateFailures)),
    /** Time of the last successful check, in milliseconds since 1970. */
    checkedAt: z.optional(z.number()),
    /** Host of the feed, the only one that is asked for updates. */
    host: z.optional(z.string()),
    /** Page from which the user can download packages. */
    downloadPage: z.optional(z.string()),
  }),
])
export type UpdatesState = z.output<typeof updatesStateSchema>

export const updateCalls = {
  'updates.get': call(empty, updatesStateSchema),
  /** Looks for a newer version now, or after the session that is live. */
  'updates.check': call(empty, updatesStateSchema),
  /** Ends Parley, installs the downloaded version and starts it. Does nothing during a session. */
  'updates.install': call(empty, updatesStateSchema),
} as const
