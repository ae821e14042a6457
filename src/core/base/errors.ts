import * as z from 'zod/mini'
import { errorKinds } from './error-kinds/error-kinds.ts'
import type { AfterFailure, Remedy, Repeat } from './error-kinds/error-meaning.ts'

type Kinds = typeof errorKinds
export type AppErrorKind = keyof Kinds
type OneOf = {
  [K in AppErrorKind]: Kinds[K] extends { fields: infer F extends z.core.$ZodLooseShape }
    ? z.ZodMiniObject<{ kind: z.ZodMiniLiteral<K> } & F>
    : never
}[AppErrorKind]

/** An error of any kind, as plain data: it crosses processes unchanged. */
export const appErrorSchema = z.discriminatedUnion(
  'kind',
  Object.entries(errorKinds).map(([kind, { fields }]) =>
    z.object({ kind: z.literal(kind), ...fields }),
  ) as unknown as [OneOf, ...OneOf[]],
)

export type AppError = z.infer<typeof appErrorSchema>
export type AppErrorOf<K extends AppErrorKind> = Extract<AppError, { kind: K }>

/** The row of an error's kind; its functions take the error. */
const rowOf = ({ kind }: AppError) =>
  errorKinds[kind] as {
    readonly exitCode: number
    readonly mayRepeat: (error: AppError, repeat: Repeat) => boolean
    readonly afterFailure: (error: AppError) => AfterFailure
    readonly remedies?: readonly Remedy[]
    readonly isUnsent?: true
  }

/** Whether an operation that failed with this error may be repeated unchanged. */
export const mayRepeat = (error: AppError, repeat: Repeat): boolean => rowOf(error).mayRepeat(error, repeat)

/** Consequence for a voice session. */
export const afterFailure = (error: AppError): AfterFailure => rowOf(error).afterFailure(error)

/** Exit code of a command. */
export const exitCodeOf = (error: AppError): number => rowOf(error).exitCode

/** Whether the request itself is at fault, or a bug: no wait, other account or better connection helps. */
export const isAboutRequest = (error: AppError): boolean =>
  exitCodeOf(error) === 2 || error.kind === 'unexpected'

/** Whether it happened before anything was sent. */
export const isUnsent = (error: AppError): boolean => rowOf(error).isUnsent === true

/** Whether the app offers this action with the message. */
export const hasRemedy = (error: AppError, remedy: Remedy): boolean =>
  rowOf(error).remedies?.includes(remedy) ?? false

/** An unforeseen error, with the text of the thrown value for the log. */
export const unexpected = (thrown: unknown): AppErrorOf<'unexpected'> => ({
  kind: 'unexpected',
  detail: thrown instanceof Error ? thrown.message : String(thrown),
})
