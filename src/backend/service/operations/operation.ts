import * as z from 'zod/mini'
import type { Repeat } from '../../../core/base/error-kinds/error-meaning.ts'
import type { ProFeature, RegionalFeature } from '../../../core/base/error-kinds/restricted-features.ts'
import type { AppError, AppErrorOf } from '../../../core/base/errors.ts'
import type { JsonLimits } from '../../../core/base/formats/json.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { CallName, calls } from '../../../core/contract/contract.ts'
import { checkFeature, type Unavailable } from '../../../core/service/service-features.ts'
import type { ProfileName } from '../../../core/service/service-profiles.ts'
import type { ServiceClient, ServiceContext, ServiceHandlersOf } from '../http/client.ts'
import type { Connection, ServiceRequest } from '../http/http.ts'
import { withLanguageHint } from '../http/language-hint.ts'
import { requestInCentre } from '../http/request-in-centre.ts'

/** Source of a parameter's value. Undefined values are omitted from the request. */
type Filling<I> =
  /** A field of the input. */
  | (keyof I & string)
  /** A field of the input, converted to the form that the service accepts. */
  | {
      [K in keyof I & string]: { readonly from: K; readonly as: (value: NonNullable<I[K]>) => unknown }
    }[keyof I & string]
  /** A list of objects, their parameters by name. */
  | {
      [K in keyof I & string]: NonNullable<I[K]> extends readonly (infer E)[]
        ? { readonly each: K; readonly of: Fillings<E> }
        : never
    }[keyof I & string]
  /** Not from the caller: a constant, or a field of the value that the handler passes as the input. */
  | { readonly by: string; readonly value?: unknown; readonly from?: string }

/** Parameters by their names; `(whole)` is a body that is the value itself. */
type Fillings<I> = Readonly<Record<string, Filling<I>>>

type Input<C extends CallName> = z.output<(typeof calls)[C]['input']>
type Output<C extends CallName> = z.input<(typeof calls)[C]['output']>
type Method = ServiceRequest<z.ZodMiniType>['method']
/** Method and path; `{…}` stands for a parameter of the path. */
type At = `${Method} /${string}`

interface Facts {
  readonly does: string
  /** If omitted, the operation is the same in all profiles. */
  readonly profile?: ProfileName
  readonly repeat: Repeat
  /** Whether "not found" may mean a wrong data centre. */
  readonly isInCentre?: boolean
  /** Feature that its account must have; otherwise it is not sent. */
  readonly feature?: ProFeature | RegionalFeature
  readonly answerAs?: 'tsv' | 'none'
  /** Limits of its answer, unless that describes one thing or a page of a list. */
  readonly limits?: Partial<JsonLimits>
  /** Kind of item whose number the service limits by a quota. */
  readonly quota?: AppErrorOf<'quota-exceeded'>['what']
}

/** The schema of a successful answer. A function that chooses it names the types of its parameters. */
type Answer<C extends CallName> = z.ZodMiniType | ((input: Input<C>, service: ServiceClient) => z.ZodMiniType)
type Answered<A> = A extends (...given: never[]) => infer S
  ? z.output<Extract<S, z.ZodMiniType>>
  : A extends z.ZodMiniType
    ? z.output<A>
    : never

/** An operation as it is declared. */
interface Declaration<C extends CallName, A> extends Facts {
  /** The call of the contract that reaches it. */
  readonly call: C
  readonly path?: Fillings<Input<C>>
  readonly query?: Fillings<Input<C>>
  readonly body?: Fillings<Input<C>>
  /** Parts of a form. */
  readonly part?: Fillings<Input<C>>
  readonly answer: A
}

interface Handling<C extends CallName, A> {
  /** Finds errors for which the service would refuse the input. */
  readonly check?: (input: Input<C>) => AppError | undefined
  /** Converts the service's answer to the answer of the call. */
  readonly output?: (answer: Answered<A>, input: Input<C>, service: ServiceClient) => Output<C>
}

export type AnyFilling =
  | string
  | { readonly from: string; readonly as: (value: never) => unknown }
  | { readonly each: string; readonly of: AnyFillings }
  | { readonly by: string; readonly value?: unknown; readonly from?: string }
export type AnyFillings = { readonly [name: string]: AnyFilling }

/** A declared operation, whatever its call. */
export interface OperationRow<T, C extends CallName = CallName, N extends At = At> extends Facts {
  readonly at: N
  readonly call: C
  readonly path?: AnyFillings
  readonly query?: AnyFillings
  readonly body?: AnyFillings
  readonly part?: AnyFillings
  readonly answer: z.ZodMiniType<T> | ((input: never, service: ServiceClient) => z.ZodMiniType<T>)
}

/** An operation that is a whole call: the handler is derived from it. */
interface WholeCall<T, C extends CallName = CallName, N extends At = At> extends OperationRow<T, C, N> {
  readonly isWholeCall: true
  readonly check?: (input: never) => AppError | undefined
  readonly output?: (answer: never, input: never, service: ServiceClient) => unknown
}

/**
 * Declares an operation that is a whole call.
 *
 * @param at method and path
 */
export const operation = <const N extends At, C extends CallName, A extends Answer<C>>(
  at: N,
  declaration: Declaration<C, A> &
    Handling<C, A> &
    ([Answered<A>] extends [Output<C>] ? object : Required<Pick<Handling<C, A>, 'output'>>),
): WholeCall<Answered<A>, C, N> => ({
  ...(declaration as never as OperationRow<Answered<A>, C, N>),
  at,
  isWholeCall: true,
})

/** Declares one of several operations of a call that has its own handler. */
export const operationStep = <const N extends At, C extends CallName, A extends Answer<C>>(
  at: N,
  declaration: Declaration<C, A>,
): OperationRow<Answered<A>, C, N> => ({ ...(declaration as never as OperationRow<Answered<A>, C, N>), at })

const MB = 1024 * 1024
/** Elements of a list of everything that an account has. */
export const MAX_LISTED = 10_000
/** Rows of a report for each key and day. */
export const MAX_REPORTED = 50_000

/** Limits of the answers that are large. */
export const answerLimits = {
  /** The texts of a request, of which each character may be escaped. */
  texts: { maxBytes: 8 * MB },
  /** A table in a string. Services accept one of 10 MB. */
  table: { maxBytes: 32 * MB, maxValues: 1000 },
  list: { maxBytes: 8 * MB, maxValues: 500_000 },
  report: { maxBytes: 32 * MB, maxValues: 1_000_000, maxItems: MAX_REPORTED },
} as const satisfies Record<string, Partial<JsonLimits>>

/** For deletions, which have an empty response. */
export const deletion = { repeat: 'safe', answerAs: 'none', answer: z.object({}) } as const

/** Why the account cannot use an operation, if it cannot. */
export const unavailable = (
  { connection }: ServiceClient,
  { feature }: Pick<Facts, 'feature'>,
): Unavailable | undefined => (feature === undefined ? undefined : checkFeature(connection, feature))

const withQuota = (error: AppError, { quota }: Pick<Facts, 'quota'>): AppError =>
  error.kind === 'quota-exceeded' && quota !== undefined ? { ...error, what: quota } : error

/** Sends an operation, filled in from the input of its call. */
export async function send<T>(
  service: ServiceClient,
  row: OperationRow<T>,
  input: object,
  more: Partial<ServiceRequest<z.ZodMiniType<T>>> = {},
): Promise<Result<T>> {
  const broken = unavailable(service, row)
  if (broken !== undefined) return err(broken)
  const { at, answer, answerAs, limits, repeat, isInCentre } = row
  const [method, path] = at.split(' ') as [Method, string]
  const request = {
    method,
    path: filledPath(path, fill(row.path, input)),
    ...(row.query !== undefined && { query: asTexts(fill(row.query, input)) }),
    ...(row.body !== undefined && { body: bodyOf(row.body, input) }),
    ...(answerAs !== undefined && { answerAs }),
    ...(limits !== undefined && { limits }),
    repeat,
    answer: typeof answer === 'function' ? answer(input as never, service) : answer,
    ...more,
  }
  const answered = await (isInCentre === true ? requestInCentre(service, request) : service.request(request))
  return answered.ok ? answered : err(withLanguageHint(withQuota(answered.error, row), input))
}

type CallsOf<R> = { [K in keyof R]: R[K] extends WholeCall<unknown, infer C> ? C : never }[keyof R]

/** The handlers of the calls that are one of these operations. */
export function handlersOf<R extends Readonly<Record<string, OperationRow<unknown>>>>(
  rows: R,
): ServiceHandlersOf<CallsOf<R>> {
  const handlers = Object.values(rows).flatMap((row) =>
    'isWholeCall' in row ? [[row.call, handlerOf(row as WholeCall<unknown>)]] : [],
  )
  return Object.fromEntries(handlers) as ServiceHandlersOf<CallsOf<R>>
}

const handlerOf =
  (row: WholeCall<unknown>) =>
  async (input: never, { service }: ServiceContext): Promise<Result<unknown>> => {
    const broken = unavailable(service, row) ?? row.check?.(input)
    if (broken !== undefined) return err(broken)
    const answer = await send(service, row, input)
    return answer.ok && row.output !== undefined
      ? ok(row.output(answer.value as never, input, service))
      : answer
  }

type Filled = Readonly<Record<string, unknown>>

function fill(fillings: AnyFillings = {}, input: object): Filled {
  const given = input as Filled
  const valueOf = (filling: AnyFilling): unknown => {
    if (typeof filling === 'string') return given[filling]
    if ('by' in filling) return filling.from === undefined ? filling.value : given[filling.from]
    const value = given['from' in filling ? filling.from : filling.each]
    if (value === undefined) return undefined
    return 'as' in filling
      ? filling.as(value as never)
      : (value as object[]).map((each) => fill(filling.of, each))
  }
  const entries = Object.entries(fillings).map(([name, filling]) => [name, valueOf(filling)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The URL of an operation at a service, filled in from the input of its call; without a query. */
export function urlOf({ address }: Connection, { at, path }: OperationRow<unknown>, input: object): URL {
  const [, pattern] = at.split(' ') as [Method, string]
  return new URL(address + filledPath(pattern, fill(path, input)))
}

/** The body of an operation whose body is an object. */
export const bodyFor = ({ body }: Pick<OperationRow<unknown>, 'body'>, input: object): Filled =>
  fill(body, input)

/** The parts of a form, one for each element of a list. */
export const partsOf = (
  { part }: Pick<OperationRow<unknown>, 'part'>,
  input: object,
): [name: string, value: string][] =>
  Object.entries(fill(part, input)).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )

const bodyOf = (fillings: AnyFillings, input: object): unknown => {
  const body = fill(fillings, input)
  return '(whole)' in body ? body['(whole)'] : body
}

const asTexts = (filled: Filled): Record<string, string> =>
  Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, String(value)]))

const filledPath = (path: string, filled: Filled): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(filled[name])))
