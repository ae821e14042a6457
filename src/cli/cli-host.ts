import type { NodeProgram } from '../backend/node-host.ts'
import type { Result } from '../core/base/result.ts'
import type { ProcessOptions, RunningSimulator } from '../simulator/start.ts'
import type { DesktopProgram } from './desktop/desktop-facts.ts'

/** The program that the command line belongs to: a checkout on Node, or an installed package. */
export interface CliHost {
  /** How users call it, for the help. */
  readonly command: string
  readonly program: NodeProgram
  /** Folder with the recordings of the demo. */
  readonly resources: string
  readonly startDemo: (options: ProcessOptions) => Promise<RunningSimulator>
  readonly desktop: DesktopProgram
  /** Ends the start of the desktop app at login; omitted in a checkout, which cannot change it everywhere. */
  readonly endStartAtLogin?: () => Promise<Result<unknown>>
}
