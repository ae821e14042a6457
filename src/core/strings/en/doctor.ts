import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'

const skipped = { result: 'Not checked, because something before it does not work.' }

export const doctor = {
  title: 'Connection check',
  explanation:
    'Parley asks the service for a few things, opens a voice session without a word, listens to the microphone for a moment and plays a short tone.',
  running: 'Checking ({{done}} of {{total}})',
  again: 'Check again',
  allFine: 'Everything works.',
  faults_one: '{{count}} fault',
  faults_other: '{{count}} faults',
  notices_one: '{{count}} notice',
  notices_other: '{{count}} notices',
  copy: 'Copy as text',
  copied: 'Copied. There is no key in it.',
  copyByHand: 'It cannot be copied here. Select it and copy it yourself.',
  statuses: { ok: 'Fine', warning: 'Notice', failed: 'Fault', skipped: 'Not checked' } satisfies Statuses,
  checks: {
    key: 'Key',
    plan: 'Plan',
    products: 'Products',
    region: 'Service',
    clock: 'Clock',
    proxy: 'Proxy',
    'round-trip': 'Round trip',
    voice: 'Voice',
    microphone: 'Microphone',
    speaker: 'Speaker',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} accepts it.' },
      demo: { result: 'The demo service on this computer needs none of yours.' },
      limited: { result: '{{host}} recognises it. It may use some areas only.' },
      missing: {
        result: 'There is none to be had.',
        remedy: 'Enter the key of your account, or use the demo service.',
      },
      refused: {
        result: '{{host}} does not accept it.',
        remedy: 'Check that the whole key was copied, and that plan and address belong to it.',
      },
      skipped,
    },
    plan: {
      known: { result: '{{used}} of {{limit}} characters are used.' },
      unlimited: { result: '{{used}} characters are used. There is no limit.' },
      counted: { result: '{{used}} characters are used.' },
      uncounted: { result: 'The service does not say how much is used.' },
      'used-up': {
        result: '{{used}} of {{limit}} characters are used: nothing is left.',
        remedy: 'The quota begins anew with the next usage period. A larger plan helps at once.',
      },
      other: {
        result: 'The service counts as it does on the Pro plan, and the account says Free.',
        remedy: 'Correct the plan of the account.',
      },
      untold: {
        result: 'The service does not report how much is used.',
        remedy: 'Some keys cannot see it. Everything else can work.',
      },
      skipped,
    },
    products: {
      all: { result: 'All are available.' },
      some: {
        result: 'Not available: {{missing}}.',
        remedy: 'The service does not offer them to this key. Ask for another plan if you need them.',
      },
      untold: {
        result: 'The service does not report which there are.',
        remedy: 'Try what you need. The service answers if it is not included.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'This computer.' },
      doubtful: {
        result: '{{host}} does not know this key.',
        remedy: 'A key belongs to one data centre. Perhaps it belongs to another address.',
      },
      unreachable: {
        result: '{{host}} could not be asked.',
        remedy: 'Check the address of the service, your network and the proxy.',
      },
      skipped,
    },
    clock: {
      right: { result: 'It agrees with the service.' },
      wrong: {
        result: 'It differs from the service by {{seconds}} s.',
        remedy: 'Let your system set its clock. A wrong one makes certificates look invalid.',
      },
      untold: {
        result: 'The service does not report the time.',
        remedy: 'Compare your clock with another one.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'Requests and voice go straight to the service.' },
      used: { result: 'Requests and voice go through {{proxy}}.' },
      'none-browser': {
        result: 'Requests go straight to the service. Voice goes as your browser is set up.',
      },
      'used-browser': {
        result: 'Requests go through {{proxy}}. Voice goes as your browser is set up.',
        remedy: 'Set up the same proxy in your browser if voice does not connect.',
      },
      unusable: {
        result: 'It cannot be used.',
        remedy: 'Correct the proxy in the settings of the system, or choose one in the settings of Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ms' },
      slow: {
        result: '{{ms}} ms: captions come later than they could.',
        remedy: 'Use a cable or a better network, or a data centre that is nearer.',
      },
      failed: {
        result: 'The service did not answer a second time.',
        remedy: 'The connection is not steady. Try again.',
      },
      skipped,
    },
    voice: {
      works: { result: 'A session was opened in {{openMs}} ms and answered after {{firstMessageMs}} ms.' },
      excluded: { result: 'This account has no voice sessions.' },
      refused: {
        result: 'The service opens no session.',
        remedy: 'See what it said. Perhaps the plan does not include voice.',
      },
      unreachable: {
        result: 'The session was granted, and its stream cannot be reached.',
        remedy: 'A firewall or proxy may not let WebSockets through. Ask whoever runs your network.',
      },
      silent: {
        result: 'The stream was opened and then broke, or said nothing.',
        remedy: 'A proxy may hold back what it does not know. Ask whoever runs your network.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'It hears something.' },
      silent: {
        result: 'It hears nothing at all.',
        remedy: 'Check that it is not muted, and that the right one is chosen.',
      },
      failed: { result: 'It cannot be opened.', remedy: 'Allow it in your system, or choose another one.' },
      skipped: { result: 'Not checked.' },
    },
    speaker: {
      works: { result: 'It plays.' },
      damaged: {
        result: 'It plays. Parts of the latest spoken translation that could not be heard: {{damaged}}.',
        remedy:
          'Try another network. If it goes on, choose another format for the spoken translation in the settings.',
      },
      failed: { result: 'It cannot be opened.', remedy: 'Choose another one in the settings.' },
      skipped: { result: 'Not checked.' },
    },
  } satisfies FindingTexts,
} as const
