import type { VoiceConfig } from '../core/voice/config.ts'
import type { ExportWish } from './kept-sessions.ts'
import type { MeetingChoice } from './meet/meeting-settings.ts'
import type { RouteWish } from './meet/sound-routes.ts'
import type { NamedService } from './service-options.ts'

/** Actions on translation memories. */
export const memoryActions = ['list', 'segments', 'import', 'export', 'delete'] as const

export interface MemoryAction {
  readonly type: (typeof memoryActions)[number]
  /** ID of a memory, or the file of an import; empty for a list. */
  readonly subject: string
  readonly find: string | undefined
  /** Name of the imported memory. */
  readonly memoryName: string | undefined
  readonly save: string | undefined
}

/** Undefined for the demo service. */
interface OnService {
  readonly service: NamedService | undefined
}

export type Command =
  | {
      readonly name: 'simulate'
      /** 0 for any free port. */
      readonly port: number
      readonly limits: { readonly characters?: number; readonly milliseconds?: number }
      /** File that describes the faults to simulate. */
      readonly faultsFile: string | undefined
    }
  | (OnService & {
      readonly name: 'speak'
      /** Undefined for the sample meeting. */
      readonly file: string | undefined
      readonly config: VoiceConfig
      /** Name or ID of a collection. */
      readonly spokenTerms: string | undefined
      readonly chunkMs: number
      /** File for the spoken translation, if requested. */
      readonly save: string | undefined
      readonly isJson: boolean
    })
  | (OnService & {
      readonly name: 'meet'
      /** Name of a preset of the app, whose choices hold unless an option makes another one. */
      readonly preset: string | undefined
      readonly wish: RouteWish
      readonly choice: MeetingChoice
      /** Name or ID of a collection for both sides; undefined for those of the preset. */
      readonly spokenTerms: string | undefined
      readonly isJson: boolean
    })
  | (OnService & {
      readonly name: 'call'
      /** Undefined to list all calls. */
      readonly call: string | undefined
      /** JSON, or `-` for standard input. */
      readonly input: string
    })
  | (OnService & { readonly name: 'memories'; readonly action: MemoryAction; readonly isJson: boolean })
  | (OnService & {
      readonly name: 'doctor'
      readonly isJson: boolean
      /** Whether a report of this desktop is wanted, for an issue. */
      readonly isDesktop: boolean
    })
  | (OnService & {
      readonly name: 'mcp'
      /** Whether clients may change something, or spend money. */
      readonly allowsWriting: boolean
    })
  | { readonly name: 'sessions' | 'devices' | 'follow'; readonly isJson: boolean }
  | { readonly name: 'erase'; readonly isConfirmed: boolean }
  | { readonly name: 'export'; readonly wish: ExportWish }
  | { readonly name: 'import'; readonly files: readonly string[]; readonly isJson: boolean }
  /** Prints the help of all commands, or of one. */
  | { readonly name: 'help'; readonly text: string }
  | { readonly name: 'version' }

export type CommandOf<N extends Command['name']> = Extract<Command, { name: N }>
