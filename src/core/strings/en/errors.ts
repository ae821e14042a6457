import { errorFields } from './error-fields.ts'

export const errors = {
  sentences: '{{title}}. {{remedy}}',
  traceId: 'For support: {{traceId}}',
  'no-key': {
    title: 'There is no key for this service',
    remedy: 'Enter the key of your account, or use the demo service.',
  },
  'key-rejected': {
    title: 'This key was not accepted',
    remedy:
      'Check for missing characters, and that plan and address belong to it. A key of a Free plan ends in :fx.',
  },
  'not-allowed': {
    title: 'The service refused this key or what was asked',
    remedy: 'Check the key and its address. If they are right, the plan of this key does not include it.',
    titleScopes: 'This key may not do that',
    remedyScopes:
      'It lacks the permission the service asks for: {{scopes}}. Use a key that has it, or have it added to this key.',
  },
  'plan-needed': {
    title: {
      'style-rules': 'Style rules need the Pro plan',
      voice: 'Voice sessions need the Pro plan',
      write: 'Writing help needs the Pro plan',
    },
    remedy: 'This account has another plan, so nothing was sent. Use an account that has the Pro plan.',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} has no voice sessions',
      analytics: '{{host}} has no analytics',
    },
    remedy:
      'This data centre does not offer it, so nothing was sent. Use an account with the address of another one.',
  },
  'quota-exceeded': {
    title: 'The quota of this key is used up',
    remedy: 'It begins anew with the next usage period. A larger plan or another key helps at once.',
  },
  'rate-limited': {
    title: 'The service is receiving too many requests',
    remedy: 'Wait a moment and try again.',
  },
  'too-large': {
    title: 'The service found the request too large',
    remedy: 'Send less at once.',
  },
  'not-found': {
    title: 'The service does not know what was asked for',
    remedy: 'It may have been deleted, or belong to another data centre. Check the address of the service.',
    remedyDataCentre:
      'It may have been deleted. If it was made in another data centre, use an account with the address of that one.',
  },
  refused: {
    title: 'The service refused the request',
    remedy: 'It gave this reason: {{message}}',
    remedyUnknown: 'It gave no reason (status {{status}}).',
  },
  unavailable: {
    title: 'The service cannot answer right now',
    remedy: 'This is a fault of the service (status {{status}}). Try again in a moment.',
  },
  unreachable: {
    title: '{{host}} cannot be reached',
    remedy: {
      'name-not-found': 'The name was not found. Check the address and your network.',
      'connection-refused': 'Nothing answers at this address. Check the address.',
      'connection-lost': 'The connection broke. Check your network and try again.',
      certificate:
        'Its certificate is not trusted, so nothing was sent. If your network checks traffic, add its authority in the settings.',
      other: 'Check your network and try again.',
    },
  },
  proxy: {
    title: 'The proxy {{host}} let nothing through',
    titleUnknown: 'The proxy cannot be used',
    remedy: {
      unreachable: 'It cannot be reached, so nothing was sent. Check its address in the settings.',
      credentials: 'It does not accept the user name and password. Enter them again in the settings.',
      refused: 'It refused to connect to the service. Ask whoever runs your network.',
      malformed:
        'The address of the proxy in the system settings is not valid. Correct it there, or choose one here.',
    },
  },
  'timed-out': {
    title: '{{host}} did not answer in time',
    remedy: 'Nothing came within {{seconds}} s. Check your network and try again.',
  },
  'bad-answer': {
    title: 'Unexpected response from {{host}}',
    remedy: 'Check the address: perhaps this is not the translation service. ({{detail}})',
  },
  'invalid-input': {
    title: '{{field}} does not fit',
    missing: 'It is missing.',
    malformed: 'It is not of the right form. ({{detail}})',
    'unknown-value': '"{{value}}" is not known here.',
    'too-much': {
      bytes: 'It has {{actual}} bytes; at most {{limit}} can be sent at once.',
      characters: 'It has {{actual}} characters; the limit is {{limit}}.',
      items: 'There are {{actual}}; the limit is {{limit}}.',
    },
    'out-of-range': '{{actual}} is beyond the limit of {{limit}}.',
    'too-early': '{{actual}} is before {{earliest}}.',
    'bad-row': {
      'not-a-pair': 'Row {{row}} does not have exactly two columns.',
      'no-source': 'Row {{row}} has no source.',
      'no-target': 'Row {{row}} has no target.',
      'repeated-source': 'Row {{row}} repeats a source that another row has already.',
      'line-break': 'Row {{row}} contains a tab or a line break.',
      'control-character': 'Row {{row}} contains an invisible control character.',
      'space-at-end': 'Row {{row}} has a space at the beginning or the end of a text.',
    },
    'cannot-detect': '{{language}} cannot be detected: choose it as the fixed language.',
    repeated: '{{value}} is there twice.',
    conflict: 'It cannot be used together with this: {{other}}.',
    needs: 'It cannot be used without this: {{other}}.',
    'not-supported': '{{language}} does not support it.',
    'wrong-language': 'It is not for {{wanted}}, but for: {{available}}.',
    'cannot-split':
      'It has {{actual}} bytes, and its tags leave no place to take it apart; at most {{limit}} can be sent at once.',
    'other-plan': {
      pro: 'This key belongs to the Pro plan. Choose that plan.',
      free: 'This key belongs to the Free plan. Choose that plan.',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'The address {{address}} was not used',
    titleUnknown: 'The address was not used',
    remedy: {
      malformed: 'It is not a complete address. It should look like https://service.example.com',
      'not-secure': 'It is not encrypted. Only https and wss are used, or http and ws on this computer.',
      'other-host': 'It leads to a host that does not belong to your service, so nothing was sent there.',
      'has-credentials': 'It contains a user name or password. Leave them out.',
    },
  },
  'voice-ended': {
    title: 'The service ended the session',
    remedy: 'It said: {{message}} Start again to go on. The captions stay here.',
  },
  'voice-unfinished': {
    title: 'The service did not finish in time',
    remedy: 'The last words may be missing. All captions so far are kept.',
  },
  'voice-unknown': {
    title: 'This session cannot be continued',
    remedy: 'Parley has been started anew since it began. Start again to go on. The captions stay here.',
  },
  microphone: {
    title: {
      denied: 'Parley may not use the microphone',
      missing: 'There is no microphone',
      'in-use': 'The microphone cannot be opened',
      failed: 'The microphone failed',
    },
    remedy: {
      denied: 'Allow it in the settings of your browser or system, then start again.',
      missing: 'Plug one in or choose another one, then start again.',
      'in-use': 'Another program may be using it. Close that program, then start again.',
      failed: 'Plug it in again or choose another one, then start again.',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley may not use computer audio',
      missing: 'The input device for computer audio is not there',
      'no-sound': 'What was shared has no sound',
      failed: 'Computer audio cannot be used',
    },
    remedy: {
      denied: 'Allow it in the settings of your browser or system, then start again.',
      missing: 'Choose another one under Audio in the settings, then start again.',
      'no-sound': 'Choose a tab or a screen, and allow its sound to be shared.',
      failed: 'Choose its input device under Audio in the settings, then start again.',
    },
  },
  'sound-file': {
    title: '{{name}} cannot be played',
    remedy: 'Choose another sound or video file. ({{detail}})',
  },
  'audio-format': {
    title: 'The sound format cannot be used',
    remedy: '{{contentType}} does not work here. Choose another format in the settings. ({{detail}})',
  },
  'audio-output': {
    title: 'The speaker cannot be opened',
    remedy: 'Choose another speaker, or turn off the spoken translation. ({{detail}})',
    instead: {
      system: {
        title: 'The chosen speaker cannot be used',
        remedy:
          'The translation is spoken on the system speaker instead. Plug yours in again or choose another one, then start again.',
      },
    },
  },
  'host-lost': {
    title: 'Parley has ended on this computer',
    remedy: 'Your captions stay here. Start Parley again to go on.',
  },
  storage: {
    title: {
      settings: 'The settings could not be read or saved',
      'some-settings': 'Some settings could not be read',
      key: 'The key could not be read or stored',
      library: 'The library could not be read or written',
      document: 'The document could not be read or stored',
      startup: 'The start with the system was not changed',
      'text-file': 'The text file cannot be written',
      sound: 'The sound of this session cannot be stored',
    },
    remedy: {
      settings: 'They hold for this run. What could not be read was set aside. ({{detail}})',
      'some-settings':
        'All others are as you left them. These use their defaults until you change them, and what was stored stays in the file. ({{detail}})',
      key: 'Check that your system keychain is unlocked, and try again. ({{detail}})',
      library: 'If it was damaged, it was set aside and a new one begun. Otherwise try again. ({{detail}})',
      startup: 'Check the folder for programs that start with the system, and try again. ({{detail}})',
      document: 'Nothing was sent. Check the file and the room on your disk, and try again. ({{detail}})',
      'text-file':
        'The session goes on. What is missing is added to the file as soon as that works again. Check the folder and the room on its disk. ({{detail}})',
      sound:
        'The session and its captions go on. What is missing is stored as soon as that works again. Check the room on your disk. ({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'We couldn’t confirm the upload',
    remedy: 'The answer of the service was lost. It may be billed; sending it again may bill it twice.',
  },
  'document-failed': {
    title: 'The service could not translate this document',
    remedy: 'Check that the document opens and holds text, then try again.',
  },
  'document-kept': {
    title: 'The translation could not be saved there',
    remedy: {
      'data-folder': 'Parley keeps it in its own folder. Save it in another place. ({{detail}})',
      'temporary-folder':
        'Parley keeps it in the folder for temporary files. Save it in another place. ({{detail}})',
      memory: 'Parley keeps it until it ends. Save it in another place now. ({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'An export of this translation memory is already running',
      'import-failed': 'The service could not import this file',
      'export-failed': 'The service could not export this translation memory',
      expired: 'The service no longer has this import or export',
    },
    remedy: {
      'export-running': 'Wait until it is finished, then export again.',
      'import-failed': 'Check that it is a valid TMX file with translations, then import it again.',
      'export-failed': 'Try again. If it keeps failing, contact the support of your service.',
      expired: 'It waited too long for its file. Start again.',
    },
  },
  'other-host-only': {
    title: 'This does not work here',
    remedy: 'The desktop app has dialogs and folders, a browser has downloads, the command line has paths.',
  },
  'not-confirmed': {
    title: 'The change was not confirmed',
    remedy: {
      declined: 'Nothing was changed.',
      unasked:
        'Nothing was changed. Parley was started without a terminal to ask you in. Start it from one, or set HTTPS_PROXY or NODE_EXTRA_CA_CERTS before you start it.',
    },
  },
  'demo-service': {
    title: 'The demo service did not start',
    remedy: 'Try again, or use your own key. ({{detail}})',
  },
  cancelled: { title: 'Cancelled', remedy: 'Nothing was changed.' },
  unexpected: {
    title: 'Something went wrong in Parley',
    remedy: 'This is a fault in the program. Nothing that is shown is lost. ({{detail}})',
  },
} as const
