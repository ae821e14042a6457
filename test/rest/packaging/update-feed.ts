/** The address of the feed in all packages here, which nobody has. */
export const UPDATE_FEED = 'https://updates.parley.example/parley/'
