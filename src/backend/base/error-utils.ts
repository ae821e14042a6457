import { unexpected } from '../../core/base/errors.ts'

/** All codes and messages of an error and its causes. */
export function errorMessages(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  const code = 'code' in thrown ? String(thrown.code) : ''
  const inner = thrown instanceof AggregateError ? thrown.errors.map(errorMessages) : []
  return [code, thrown.message, ...inner, errorMessages(thrown.cause)].join(' ')
}

/** The system's reason for a file error, without the path, since pages receive it. */
export const reasonOf = (thrown: unknown): string => {
  const { detail } = unexpected(thrown)
  return /^E[A-Z0-9]+: [^,]+/u.exec(detail)?.[0] ?? detail
}

export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'
