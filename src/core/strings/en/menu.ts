/** The menu of the desktop app. What belongs to the system (Edit, Window) brings its own words. */
export const menu = {
  view: 'View',
  live: 'Live',
  help: 'Help',
  startOrStop: 'Start or stop',
  mute: 'Mute or unmute',
  skip: 'Skip to now',
} as const
