/** User and group of an ordinary user on every Linux. */
export const NOBODY = 65_534

/** Whether this process may become another user, and mount. */
export const isRoot = process.getuid?.() === 0

/** A command line that runs another one as an ordinary user. */
export const asOrdinaryUser: readonly string[] = isRoot
  ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  : []

/** A command line that runs another one as root, or with the appearance of it. */
export const asRoot: readonly string[] = isRoot ? [] : ['unshare', '--map-root-user']
