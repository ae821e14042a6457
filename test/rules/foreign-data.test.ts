import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { root } from '../../scripts/commands.ts'
import { feedEventSchema } from '../../src/core/audience/feed/feed-events.ts'
import { sessionFileSchema } from '../../src/core/session/library/export/session-file.ts'
import { settingsSchema } from '../../src/core/settings/settings.ts'

/** Where JSON is parsed that is not foreign, or that something else limits. */
const OWN_JSON: Readonly<Record<string, string>> = {
  'src/core/base/formats/json.ts': 'the reader of foreign JSON',
  'src/backend/accounts/bound-secrets.ts': 'own data',
  'src/backend/library/stored-values.ts': 'own data',
  'src/backend/missing-speech/outage-take.ts': 'own data',
  'src/backend/sessions/transfer/session-file-requests.ts': 'own data',
  'src/backend/sessions/transfer/taken-session.ts': 'own data',
  'src/backend/settings/settings-folder.ts': 'own data',
  'src/backend/text-file/text-files.ts': 'own data',
  'src/renderer/bridge/caption-viewer.ts': 'own data',
  'src/renderer/room/reader-choices.ts': 'own data',
  'src/renderer/room/room-words.ts': 'a part of its page',
  'src/renderer/shared/use-window-keys.ts': 'own data',
  'src/cli/mcp/serve-mcp.ts': 'own data',
  'src/renderer/room/hub-reader.ts': 'sealed by the host, in a message that the hub limits',
  'src/core/audience/room/room-transcript.ts': 'sealed by the host, in a message that is limited',
  'src/backend/node-host.ts': 'a file of the app',
  'src/cli/index.ts': 'a file of the app',
  'src/main/updates/update-config.ts': 'a file of the app',
  'src/backend/sound-devices/link-tap.ts': 'written by a program of this computer',
  'src/backend/sound-devices/sound-graph.ts': 'written by a program of this computer',
  'src/cli/make-call.ts': 'a command of the user',
}

/** Files with schemas of foreign data only. */
const FOREIGN_SCHEMAS = [
  'src/backend/service/**/*.ts',
  'src/core/audience/feed/*.ts',
  'src/core/settings/*.ts',
  'src/core/settings/transfer/settings-file.ts',
  'src/core/voice/wire/*.ts',
  'src/main/updates/feed/*.ts',
]

const isTest = ['**/*.test.ts']
const filesOf = (patterns: string | string[]): string[] => globSync(patterns, { cwd: root, exclude: isTest })

function callsIn(text: string): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true))
  return calls
}

/** Arrays in a source that no `maxLength` follows. */
const unlimitedIn = (text: string): string[] =>
  callsIn(text)
    .filter(({ expression }) => /^z\s*\.array$/.test(expression.getText()))
    .filter(({ parent }) => !/^\s*\.check\((?:.|\n)*\bmaxLength\(/.test(checksOf(parent)))
    .map((call) => call.getText())

/** The checks of an array. */
function checksOf(node: ts.Node): string {
  if (!ts.isPropertyAccessExpression(node) || !ts.isCallExpression(node.parent)) return ''
  return node.parent.getText().slice(node.expression.getText().length)
}

/** Paths of arrays in a schema that have no maximum. */
function unlimitedOf(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => unlimitedOf(field, `${path}.${name}`))
    case 'array': {
      const isLimited = (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'max_length')
      return [...(isLimited ? [] : [path]), ...unlimitedOf(def.element, `${path}[]`)]
    }
    case 'record':
      return unlimitedOf(def.valueType, `${path}{}`)
    case 'union':
      return def.options.flatMap((option) => unlimitedOf(option, path))
    case 'pipe':
      return unlimitedOf(def.in, path)
    default:
      return 'innerType' in def ? unlimitedOf(def.innerType, path) : []
  }
}

describe('data that somebody else wrote', () => {
  it('is parsed by the one reader that limits what JSON becomes', () => {
    const parsing = filesOf(['src/**/*.{ts,tsx}'])
      .filter((path) => !path.startsWith('src/simulator/'))
      .filter((path) =>
        callsIn(readFileSync(join(root, path), 'utf8')).some(
          ({ expression }) => expression.getText() === 'JSON.parse',
        ),
      )
    expect(parsing.toSorted()).toEqual(Object.keys(OWN_JSON).toSorted())
  })

  it('has no list without a limit in its schemas', () => {
    expect(unlimitedIn('z.array(z.string())')).toHaveLength(1)
    expect(unlimitedIn('z.array(z.array(a).check(z.maxLength(2))).check(z.minLength(1))')).toHaveLength(1)
    expect(unlimitedIn('z\n  .array(a)\n  .check(z.minLength(1), z.maxLength(2))')).toEqual([])
    const files = filesOf(FOREIGN_SCHEMAS)
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((path) => unlimitedIn(readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  it('has no list without a limit in the files that are imported', () => {
    expect(unlimitedOf(z.object({ a: z.optional(z.array(z.array(z.string()))) }))).toEqual(['.a', '.a[]'])
    for (const schema of [sessionFileSchema, settingsSchema, feedEventSchema])
      expect(unlimitedOf(schema)).toEqual([])
  })
})
