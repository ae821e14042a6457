import { countCharacters } from '../rest/account/usage-log.ts'
import { type DocumentWording, type TranslatedWording, wordIn } from './document-wording.ts'

const TIMING = /^\s*\d+:\d{2}:\d{2}[,.]\d{1,3}\s*-->\s*\d+:\d{2}:\d{2}[,.]\d{1,3}/

/** Translates SubRip subtitles: numbers, times and tags stay as they are. */
export function translateSubtitles(text: string, wording: DocumentWording): TranslatedWording {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(newline)
  const written: string[] = []
  const spoken: string[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at++] ?? ''
    written.push(line)
    if (!TIMING.test(line)) continue
    const start = at
    while (at < lines.length && lines[at]?.trim() !== '') at++
    if (at === start) continue
    const cue = lines.slice(start, at).join('\n')
    spoken.push(cue)
    const translated = wordIn(cue, wording, { markup: { kind: 'html' }, splitSentences: 'nonewlines' })
    written.push(translated.replaceAll('\n', newline))
  }
  return written.some((line) => TIMING.test(line))
    ? {
        ok: true,
        text: written.join(newline),
        billedCharacters: countCharacters(spoken.join('').replaceAll(/<[^>]*>/g, '')),
      }
    : { ok: false, problem: 'There are no subtitles in the document.' }
}
