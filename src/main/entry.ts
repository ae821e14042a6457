import { app } from 'electron'
import { commandArguments } from './command-arguments.ts'

// Electron goes on only after this script: a command is over before there is a display, a window or an instance.
const args = commandArguments(process.argv, app.isPackaged)
if (args === undefined) await import('./index.ts')
else await (await import('./run-command-line.ts')).runCommandLine(args)
