import type { ReactNode } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'
import type { PanelName } from '../../../core/product/panel-names.ts'
import type { UsedResourceKind as UsedKind } from '../../../core/session/library/used-resources.ts'
import type { RefusalText } from '../../i18n/use-error-text.ts'
import type { QueryResult } from '../../queries/query/use-call.ts'

/** Whether a resource is used somewhere, and the reason if it cannot be. */
export interface KindUsage {
  readonly isOn: boolean
  /** Undefined for a resource in use, which can always be removed. */
  readonly disabledReason: string | undefined
  readonly toggle: () => void
}

/** A glossary or another resource of the account, as the Library lists it. */
export interface Resource {
  readonly id: string
  readonly name: string
  /** Its languages and its size, in a few words each. */
  readonly facts: readonly string[]
  /** Whether the service has it. What it does not have can only be opened. */
  readonly isStored: boolean
  /** Important at the moment, such as unsaved changes. */
  readonly marks?: readonly string[]
  readonly inLive?: KindUsage
  readonly inText?: KindUsage
  /** How many presets and sessions use it; undefined for none. */
  readonly usesSummary?: string | undefined
  /** Undefined if there is nothing more to see of it. */
  readonly onOpen?: (() => void) | undefined
  /** Further buttons. */
  readonly actions?: ReactNode
}

interface MutationState {
  readonly isPending: boolean
  readonly error: AppError | undefined
  readonly reset: () => void
}

/** Calls of a form for a new resource to the dialog around it. */
export interface FormPorts {
  readonly onCancel: () => void
  readonly onCreated: () => void
}

/** A kind of resources: what differs between them in the Library. */
export interface ResourceKind {
  /** The panel that shows this kind alone. */
  readonly panel: PanelName
  /** One of them. */
  readonly noun: string
  /** How settings and sessions name the kind; undefined if they do not say where it is used. */
  readonly usedAs?: UsedKind
  readonly query: Pick<QueryResult<readonly Resource[]>, 'data' | 'error' | 'refetch'>
  /** Shown instead of an error that is not a failure, such as a plan that lacks the feature. */
  readonly refusal?: ReactNode
  /** Explains the kind to a key that may not use it. */
  readonly notAllowed?: RefusalText
  /** The one that is open, in place of the list. */
  readonly editor: ReactNode
  /** News about one of them, and an error of the latest change of settings. */
  readonly notice?: ReactNode
  readonly empty: {
    readonly title: string
    readonly remedies: readonly string[]
    readonly example: string
  }
  /** Undefined where none can be made. */
  readonly create?:
    | {
        readonly label: string
        readonly disabledReason?: string | undefined
        readonly form: (ports: FormPorts) => ReactNode
      }
    | undefined
  readonly rename?: {
    readonly mutation: MutationState
    /** @returns whether it has the new name */
    readonly run: (id: string, name: string) => Promise<boolean>
    readonly note?: string | undefined
    /** Shows the length of a name and its limit. */
    readonly count?: (name: string) => {
      readonly hint: string | undefined
      readonly problem: string | undefined
    }
    /** The reason why a name is refused. */
    readonly problemOf?: (name: string) => string | undefined
  }
  /** Undefined where none can be deleted. */
  readonly remove?:
    | {
        readonly mutationOf: (
          id: string,
        ) => MutationState & { readonly run: (input: { readonly id: string }) => Promise<Result<unknown>> }
        /** Text about what will be lost. */
        readonly remedy: string
        readonly disabledReason?: string | undefined
        readonly onDone?: (id: string) => void
        readonly onFailed?: (error: AppError) => void
      }
    | undefined
}
