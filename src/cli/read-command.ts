import { CommanderError } from 'commander'
import { ok, type Result } from '../core/base/result.ts'
import type { Command } from './command.ts'
import { malformed, missing, unknown } from './invalid.ts'
import { createProgram } from './program.ts'

/** Fields of the arguments that commands require. */
const REQUIRED: Readonly<Record<string, string>> = { speak: 'file', export: 'session', import: 'exported' }

/**
 * Reads the arguments after the name of the program.
 *
 * @param program how users call it
 */
export function readCommand(args: readonly string[], program = 'parley'): Result<Command> {
  let read: Result<Command> | undefined
  let shown = ''
  const parser = createProgram(program, (command) => {
    read = command
  })
  for (const each of [parser, ...parser.commands])
    each.exitOverride().configureOutput({
      writeOut: (text) => {
        shown += text
      },
      // Errors are told in our words.
      writeErr: () => undefined,
    })
  try {
    if (args.length === 0) parser.help()
    parser.parse([...args], { from: 'user' })
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    if (thrown.code === 'commander.version') return ok({ name: 'version' })
    return thrown.exitCode === 0 ? ok({ name: 'help', text: shown.trimEnd() }) : problemOf(thrown, args)
  }
  return read ?? unknown('command', args[0] ?? '')
}

/** An invalid command line in our words; commander's begin with "error:". */
function problemOf({ code, message }: CommanderError, args: readonly string[]): Result<never> {
  const [command = '', subject = ''] = args
  const [, typed = ''] = /'([^']*)'/.exec(message) ?? []
  const help = `Run \`parley help ${command}\` for its options`
  switch (code) {
    case 'commander.unknownCommand':
      return unknown('command', typed)
    case 'commander.help':
      // `help` is asked about a command that does not exist.
      return unknown('command', command === 'help' ? subject : command)
    case 'commander.unknownOption': {
      const [, near] = /\(Did you mean (?:one of )?([^,?]+)/.exec(message) ?? []
      const meant = near === undefined ? '' : ` Did you mean "${near}"?`
      return malformed('option', `Unknown option ${typed}.${meant} ${help}`)
    }
    case 'commander.optionMissingArgument':
      return malformed('option', `Option ${typed} needs a value. ${help}`)
    case 'commander.missingArgument':
      return missing(REQUIRED[command] ?? 'option')
    case 'commander.excessArguments':
      return malformed('option', `\`parley ${command}\` takes fewer arguments. ${help}`)
    default:
      return malformed('option', message.replace(/^error: /, ''))
  }
}
