import type { SessionFile } from '../../../src/core/session/library/export/session-file.ts'

const SAID = [
  [
    'Thank you for joining the meeting today.',
    'Danke, dass Sie heute dabei sind.',
    '本日の会議にご参加いただきありがとうございます。',
  ],
  [
    'We would like to discuss the release plan.',
    'Wir möchten den Veröffentlichungsplan besprechen.',
    '発売計画について話し合いたいと思います。',
  ],
  ['There are eleven open bugs.', 'Es gibt elf offene Fehler.', '未解決の不具合が十一件あります。'],
  ['Two of them are serious.', 'Zwei davon sind ernst.', 'そのうち二件は深刻です。'],
] as const

/** A session file with `count` captions; the sentences repeat. */
export function sessionFile(count: number, change: Partial<SessionFile> = {}): SessionFile {
  return {
    format: 'parley-session',
    version: 1,
    title: 'Release meeting',
    notes: 'Ask Ana about the budget.',
    tags: ['release', 'team'],
    startedAt: '2026-11-21T09:30:00.000Z',
    about: {
      sourceLanguage: 'en',
      targetLanguages: ['de', 'ja'],
      spokenLanguages: [],
      isDemo: false,
      settings: {},
    },
    audioMs: count * 5000,
    gaps: [{ fromMs: 9000, toMs: 10_000 }],
    captions: Array.from({ length: count }, (_, at) => {
      const [source, de, ja] = SAID[at % SAID.length] ?? SAID[0]
      return { startMs: at * 5000, endMs: at * 5000 + 4000, language: 'en', source, targets: { de, ja } }
    }),
    ...change,
  }
}

/** A meeting of two sides, as a file: the others answer before the first sentence is over. */
export const meetingFile = (): SessionFile => {
  const side = (name: string, sourceLanguage: string, target: string) => ({
    name,
    sourceLanguage,
    targetLanguages: [target],
    spokenLanguages: [target],
    settings: {},
  })
  return sessionFile(0, {
    version: 2,
    title: 'Meeting with Ana',
    about: { targetLanguages: ['de', 'en'], spokenLanguages: ['de', 'en'], isDemo: false, settings: {} },
    sides: { mine: side('Me', 'en', 'de'), theirs: side('Ana & team', 'de', 'en') },
    audioMs: 14_000,
    gaps: [{ side: 'theirs', fromMs: 9000, toMs: 10_000 }],
    captions: [
      {
        ...{ side: 'mine', startMs: 1000, endMs: 8000, language: 'en' },
        source: 'Shall we begin?',
        targets: { de: 'Wollen wir anfangen?' },
      },
      {
        ...{ side: 'mine', startMs: 8500, endMs: 9000, language: 'en' },
        source: 'Thank you.',
        targets: { de: 'Danke.' },
      },
      {
        ...{ side: 'theirs', startMs: 3000, endMs: 14_000, language: 'de' },
        source: 'Ja, gern.',
        targets: { en: 'Yes, please.' },
      },
    ],
  })
}

/** The file as Playwright's file chooser takes it. */
export const sessionUpload = (file: object) => ({
  name: 'session.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
})
