/** Extension of an exported session that Parley opens again, without its dot. */
export const SESSION_EXTENSION = 'parley'

/** Its media type: the JSON of docs/session.schema.json. */
export const SESSION_MEDIA_TYPE = 'application/vnd.parley.session+json'

/** Its uniform type identifier on macOS. */
export const SESSION_TYPE_IDENTIFIER = 'io.parley.session'

/** Whether a path names such a file. */
export const isSessionFile = (path: string): boolean => path.toLowerCase().endsWith(`.${SESSION_EXTENSION}`)
