import type { Chunk } from '../../../../core/areas/text/text-chunks.ts'
import type { CallContext } from '../../../../core/base/call.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'

/** A chunk of a text with the service's answer. */
export interface Answered<A> extends Chunk {
  readonly answer: A
}

interface Asking<A> {
  /** Host to name if the number of returned texts differs. */
  readonly host: string
  readonly ask: (texts: string[]) => Promise<Result<readonly A[]>>
  readonly context: Pick<CallContext, 'signal' | 'progress'>
}

/**
 * Sends the chunks of texts, one request after another, and reports how many were answered.
 *
 * @returns the chunks of each text, in order
 */
export async function askInChunks<A>(
  requests: readonly (readonly Chunk[])[],
  { host, ask, context }: Asking<A>,
): Promise<Result<Answered<A>[][]>> {
  const total = requests.flat().length
  const texts: Answered<A>[][] = []
  let done = 0
  for (const chunks of requests) {
    if (context.signal.aborted) return err({ kind: 'cancelled' })
    const answers = await ask(chunks.map(({ text }) => text))
    if (!answers.ok) return answers
    if (answers.value.length !== chunks.length)
      return err({
        kind: 'invalid-response',
        host,
        detail: `${answers.value.length} texts for ${chunks.length}`,
      })
    for (const [i, answer] of answers.value.entries()) {
      const chunk = chunks[i] as Chunk
      const text = (texts[chunk.of] ??= [])
      text.push({ ...chunk, answer })
    }
    done += chunks.length
    context.progress({ done, total })
  }
  return ok(texts)
}

/** Languages without spaces between sentences, and their sentence endings. */
const UNSPACED = new Set(['ja', 'zh'])
const UNSPACED_END = /[。！？]$/u

/**
 * Joins the chunks of a text with their original separators, and adds a space between sentences whose source
 * language has none.
 */
export function joinChunks<A extends { readonly text: string }>(
  chunks: readonly Answered<A>[],
  targetLanguage: string,
): string {
  const isSpaced = !UNSPACED.has(baseLanguage(targetLanguage).toLowerCase())
  return chunks
    .map(({ before, text, answer, after }, i) => {
      const isGap = isSpaced && after === '' && chunks[i + 1]?.before === '' && UNSPACED_END.test(text)
      return before + answer.text + after + (isGap ? ' ' : '')
    })
    .join('')
}
