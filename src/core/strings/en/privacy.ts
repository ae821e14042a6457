export const privacy = {
  title: 'Privacy',
  sentDemo: 'Nothing leaves this computer: the demo service runs on it.',
  sentAccount: 'What you say, texts, documents, glossaries and style rules go to {{host}}, and nowhere else.',
  keptHint: 'Sessions, and texts with their translations. Parley stores no sound.',
  documentKeys:
    'A document on its way is kept with its key, which is not encrypted: only your user can read the file, and both go when it is saved or removed.',
  retention: 'Sessions and texts are kept',
  retentions: {
    'for-ever': 'Until I delete them',
    '30-days': 'For 30 days',
    '1-day': 'For one day',
    nothing: 'Not at all',
  },
  sound: {
    on: 'Keep the sound of sessions too',
  },
  textFile: {
    on: 'Write a text file while a session goes on',
    hint: 'For other programs: each sentence is added as soon as it is concluded. Parley never deletes these files. Where sessions are not kept at all, none is written.',
    folder: 'Folder: {{name}}',
    choose: 'Choose a folder',
    other: 'Choose another folder',
    dialog: 'Choose a folder for the text files',
    inBrowser:
      'The desktop app can also write a text file that grows with a session, for other programs. A page in a browser cannot.',
  },
  confirm: {
    title: 'Keep less?',
    remedy_one: 'What is older is deleted now, among it {{count}} session. It cannot be brought back.',
    remedy_other: 'What is older is deleted now, among it {{count}} sessions. It cannot be brought back.',
    remedyAll: 'All sessions and texts that are kept are deleted now. They cannot be brought back.',
    submit: 'Delete and keep less',
  },
} as const
