export const app = {
  name: 'Parley',
  settings: 'Settings',
  connecting: 'Connecting to Parley on this computer',
  notAdmitted: {
    title: 'This page needs a new link',
    remedy:
      'Each link works once. Press Enter in the terminal where Parley runs, and open the link it prints.',
  },
  hostGone: {
    title: 'Parley has ended on this computer',
    remedy: 'Your captions stay here. Start it again with "npm start", and open the link that it prints.',
  },
  shutOut: {
    title: 'Access to Parley has ended, and this page needs a new link',
    remedy:
      'Your captions stay here, and a session that is live can be stopped. Press Enter in the terminal where Parley runs, and open the link it prints.',
  },
  leaving: {
    live: {
      title: 'A session is live',
      detail: 'It is ended first, so that what was said last is still translated.',
      leave: 'End the session and leave',
      stay: 'Keep the session',
    },
    unsaved: {
      title: 'There are changes that are not saved',
      detail: 'They are lost if you leave now.',
      leave: 'Leave without saving',
      stay: 'Stay',
    },
  },
  tryAgain: 'Try again',
  reload: 'Reload',
  checkConnection: 'Check the connection',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  save: 'Save',
  fillIn: 'Fill this in.',
  copied: 'Copied',
  notCopied: 'It could not be copied. Select it and copy it yourself.',
} as const
