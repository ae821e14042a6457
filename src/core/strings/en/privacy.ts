export const privacy = {
  title: 'Privacy',
  sentDemo: 'Nothing leaves this computer: the demo service runs on it.',
  sentAccount: 'What you say, texts, documents, glossaries and style rules go to {{host}}, and nowhere else.',
  keptHint: 'Sessions, and texts with their translations. Sound is stored only if you switch that on below.',
  documentKeys:
    'Documents are not part of this choice: a translation stays until you save or remove it, with its key, which is not encrypted; only your user can read the file. Entries of documents that failed or were saved go with the sessions.',
  retention: 'Sessions and texts are kept',
  retentions: {
    'for-ever': 'Until I delete them',
    '30-days': 'For 30 days',
    '1-day': 'For one day',
    nothing: 'Not at all',
  },
  sound: {
    on: 'Keep the sound of sessions too',
    hint: 'What a session hears is stored with it, on this computer alone and not encrypted, for as long as the session is kept: about {{size}} an hour. Nothing is stored while you are muted. Everybody who speaks should know and agree. A change holds from the next session on.',
    nothingKept: 'Sessions are not kept, so their sound is not kept either.',
    size_one:
      'The sound of {{count}} session takes {{size}}. It can be deleted in History, and its captions stay.',
    size_other:
      'The sound of {{count}} sessions takes {{size}}. It can be deleted in History, and the captions stay.',
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
