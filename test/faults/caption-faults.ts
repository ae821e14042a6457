import { faultsOf } from './layer-fault.ts'

export const captionFaults = faultsOf('captions', [
  {
    name: 'captions that grow keep their index when older ones are dropped',
    file: 'src/core/captions/caption-tail.ts',
    find: '[[at - count, caption]]',
    replace: '[[at, caption]]',
    foundBy: 'src/core/captions/caption-tail.test.ts',
  },
  {
    name: 'the newest line may scroll out of a window',
    file: 'src/core/captions/line-window.ts',
    find: 'Math.min(shorter, visible - 1)',
    replace: 'Math.min(shorter, visible)',
    foundBy: 'src/core/captions/line-window.test.ts',
  },
  {
    name: 'a word is shown with one word too few behind it',
    file: 'src/core/captions/calm/calm-text.ts',
    find: 'words.length - 1 - i < place.wordsAfter',
    replace: 'words.length - i < place.wordsAfter',
    foundBy: 'src/core/captions/calm/calm-text.test.ts',
  },
  {
    name: 'contrast is not measured over white',
    file: 'src/core/captions/contrast.ts',
    find: '{ length: 18 }',
    replace: '{ length: 17 }',
    foundBy: 'src/core/captions/contrast.test.ts',
  },
])

export const libraryFaults = faultsOf('library and history', [
  {
    name: 'words that were replaced stay in the search index',
    file: 'src/backend/sessions/caption-table.ts',
    find: "    noteDeletion(this.#database, 'said')\n",
    replace: '',
    foundBy: 'src/backend/sessions/keeping.test.ts',
  },
  {
    name: 'content expires by the clock, whatever it says',
    file: 'src/backend/library/library-clock.ts',
    find: 'Math.min(wallMs, certainMs) - keptForMs',
    replace: 'wallMs - keptForMs',
    foundBy: 'src/backend/storage/wrong-clock.test.ts',
  },
  {
    name: 'a clock that is set in a run may have been off for as long',
    file: 'src/core/session/library/certain-time.ts',
    find: 'isSameRun ? TOLERANCE_MS : MAX_PAUSE_MS',
    replace: 'isSameRun ? MAX_PAUSE_MS : MAX_PAUSE_MS',
    foundBy: 'src/core/session/library/certain-time.test.ts',
  },
  {
    name: 'subtitles are broken at spaces that keep a line together',
    file: 'src/core/session/library/export/wrap.ts',
    find: 'text.split(BREAKABLE_BLANKS)',
    replace: 'text.split(/\\s+/u)',
    foundBy: 'src/core/session/library/export/wrap.test.ts',
  },
  {
    name: 'an exported date has the number of the month before',
    file: 'src/core/session/library/export/times.ts',
    find: 'pad(date.getMonth() + 1, 2)',
    replace: 'pad(date.getMonth(), 2)',
    foundBy: 'src/core/session/library/export/export.test.ts',
  },
  {
    name: 'only the first quotation mark of a table cell is doubled',
    file: 'src/core/base/csv-cell.ts',
    find: `harmless.replaceAll('"', '""')`,
    replace: `harmless.replace('"', '""')`,
    foundBy: 'src/core/base/csv-cell.test.ts',
  },
  {
    name: 'a page of the text history begins with the last text of the page before',
    file: 'src/backend/text-history/text-table.ts',
    find: 'FROM texts WHERE place < ? ORDER',
    replace: 'FROM texts WHERE place <= ? ORDER',
    foundBy: 'src/backend/text-history/text-history.test.ts',
  },
  {
    name: 'a range of a sound may end one byte behind the file',
    file: 'src/backend/sessions/sound-answer.ts',
    find: 'Math.min(Number(to), bytes - 1)',
    replace: 'Math.min(Number(to), bytes)',
    foundBy: 'src/backend/sessions/sound-answer.test.ts',
  },
  {
    name: 'a day of retention is counted in seconds',
    file: 'src/core/base/clock.ts',
    find: 'const DAY_MS = 24 * 60 * 60 * 1000',
    replace: 'const DAY_MS = 24 * 60 * 60',
    foundBy: 'src/backend/sessions/keeping.test.ts',
  },
  {
    name: 'new sounds without a session are deleted, and old ones kept, beside a library that was set aside',
    file: 'src/backend/sessions/session-repository.ts',
    find: 'unknown.filter(({ changedAt }) => changedAt <= old)',
    replace: 'unknown.filter(({ changedAt }) => changedAt >= old)',
    foundBy: 'src/backend/sessions/sounds.test.ts',
  },
])
