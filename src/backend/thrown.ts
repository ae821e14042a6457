/** All codes and messages in an error and in what caused it. */
export function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  const code = 'code' in thrown ? String(thrown.code) : ''
  const inner = thrown instanceof AggregateError ? thrown.errors.map(wordsOf) : []
  return [code, thrown.message, ...inner, wordsOf(thrown.cause)].join(' ')
}
