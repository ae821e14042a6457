export const transfer = {
  title: 'Import and export',
  hint: 'A file with your settings and accounts, for another computer. Keys, passwords and the devices of this computer are not in it.',
  save: 'Save to a file',
  open: 'Read from a file',
  voice: 'Live translation',
  confirm: {
    title: 'Change these settings?',
    intro: 'This is what the file changes. Nothing is changed yet.',
    submit: 'Change the settings',
  },
  values: '{{section}}: {{amount}} changed',
  proxy: 'Requests go through the proxy {{address}}',
  newAccount: 'New account: {{name}} at {{host}}',
  authority:
    'New trusted certificate authority: {{name}}, valid from {{from}} to {{until}}, SHA-256 fingerprint {{id}}',
  keepsSound: { on: 'Sessions are kept with their sound', off: 'Sessions are kept without their sound' },
  keepsLess: {
    title: 'Less is kept',
    remedy: 'Older sessions and texts are deleted at once. They cannot be brought back.',
  },
  leftOut: 'Parley does not use this and leaves it out:',
  done: { title: 'The settings were changed', remedy: 'They are in use now.' },
  nothing: {
    title: 'The file changes nothing',
    remedy: 'Everything in it that Parley can use is set like that already.',
  },
  keys: 'Enter the key of each new account under Accounts:',
  account: '{{name}} at {{host}}',
  password: 'If the proxy asks for a password, enter it under Network.',
} as const
