import { commonPrefix } from '../../../src/core/base/words/align.ts'

/** Languages whose words are not separated: their tokens are characters. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh'])

/** The whole text of a line as it was shown from a capture time on. */
export interface ShownText {
  readonly text: string
  readonly atMs: number
}

interface LogOptions {
  /** Name of the recording. */
  readonly name: string
  /** Duration of the recording. */
  readonly audioMs: number
  readonly language: string | undefined
}

const inSeconds = (ms: number): number => Math.round(ms) / 1000

/**
 * Writes successive texts of one line as a log of simulstream, whose tools compute latency and quality from it: JSON
 * lines with the tokens that each update removes at the end and adds. Its detokenizer is `simuleval`, with the latency
 * unit `word`, or `char` for languages without spaces. Its reader cannot remove the first word: the log begins anew with a
 * text that has another one.
 */
export function simulstreamLog(texts: readonly ShownText[], { name, audioMs, language }: LogOptions): string {
  const isUnspaced = UNSPACED.has(language?.toLowerCase().split('-', 1)[0] ?? '')
  const tokensOf = (text: string) => (isUnspaced ? Array.from(text) : text.split(/\s+/u)).filter(isVisible)
  const id = 1
  let updates: object[] = []
  let before: readonly string[] = []
  for (const { text, atMs } of texts) {
    const tokens = tokensOf(text)
    const common = commonPrefix(before, tokens)
    const isNew = common === 0 && before.length > 0 && !isUnspaced
    if (isNew) updates = []
    if (common < Math.max(before.length, tokens.length))
      updates.push({
        id,
        total_audio_processed: inSeconds(Math.min(atMs, audioMs)),
        computation_time: inSeconds(Math.max(0, atMs - audioMs)),
        generated_tokens: tokens.slice(common),
        deleted_tokens: isNew ? [] : before.slice(common),
      })
    before = tokens
  }
  return [{ id, metadata: { wav_name: name } }, ...updates]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

const isVisible = (token: string): boolean => token.trim() !== ''
