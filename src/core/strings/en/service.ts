export const service = {
  demo: {
    name: 'Demo service',
    explanation: 'Runs on this computer. Nothing you say leaves it.',
    enterKey: 'Use your own key',
  },
  leaving: 'What you say is sent to {{host}}.',
  noSound: 'Parley stores no sound.',
  soundStored: 'The sound is stored on this computer too.',
  keyThisRun: 'Your key is kept until Parley ends.',
  keyThisRunWhy: 'This system offers no protection for keys, so Parley writes it nowhere.',
  noKey: {
    title: 'The key for {{name}} is not here',
    remedy: 'It was kept for one run only. Enter it again to go on.',
  },
  accounts: {
    title: 'Accounts',
    inUse: 'In use',
    use: 'Use',
    edit: 'Change',
    editNamed: 'Change {{name}}',
    remove: 'Remove',
    enterKey: 'Enter the key',
    add: 'Add an account',
  },
} as const
