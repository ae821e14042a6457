import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import type { Operation, Parameter, Place } from '../../../scripts/service/operation.ts'
import { operations } from '../../../scripts/service/operations.ts'
import { callSchemas } from '../../../src/core/contract/call-schemas.ts'
import { profileNames } from '../../../src/core/service/service-profiles.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { hurriedClock } from '../../support/base/hurried-clock.ts'
import { accountCases } from '../../support/contract-cases/account.ts'
import { documentCases } from '../../support/contract-cases/documents.ts'
import { glossaryCases } from '../../support/contract-cases/glossaries.ts'
import { languageCases } from '../../support/contract-cases/languages.ts'
import { memoryCases } from '../../support/contract-cases/memories.ts'
import type { Examples } from '../../support/contract-cases/operation-example.ts'
import { spokenTermCases } from '../../support/contract-cases/spoken-terms.ts'
import { styleRuleCases } from '../../support/contract-cases/style-rules.ts'
import { textCases } from '../../support/contract-cases/text.ts'
import { voiceCases } from '../../support/contract-cases/voice.ts'
import { prepareClips } from '../../support/demo-service/prepare-clips.ts'
import { checkAnswer } from '../../support/interface/answer-check.ts'
import { interfaceWatch } from '../../support/interface/interface-watch.ts'
import { describedOperations } from '../../support/interface/request-check.ts'
import { DocumentRuns } from '../../support/service/document-runs.ts'
import { RecordingFetch, type Sent } from '../../support/service/recording-fetch.ts'

/** Inputs by operation. An area whose operations have none does not compile. */
const examples: Readonly<Record<string, Examples>> = {
  ...accountCases,
  ...documentCases,
  ...glossaryCases,
  ...languageCases,
  ...memoryCases,
  ...spokenTermCases,
  ...styleRuleCases,
  ...textCases,
  ...voiceCases,
}

type Named = Record<string, unknown>

const isRecord = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields by their listed names; those of each element of a list together as `list[].field`. */
function byName(value: unknown, listed: ReadonlySet<string>): Named {
  if (listed.has('(whole)')) return { '(whole)': value }
  const found: Named = {}
  for (const [name, field] of Object.entries((value ?? {}) as Named)) {
    if (listed.has(name) || !Array.isArray(field) || !field.every(isRecord)) found[name] = field
    else
      for (const [inner, each] of field.flatMap((element) => Object.entries(element))) {
        const list = (found[`${name}[].${inner}`] ??= []) as unknown[]
        list.push(each)
      }
  }
  return found
}

/** Values of a path's placeholders; undefined if the path does not match. */
function placeholders(pattern: string, path: string): Named | undefined {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1)
  return values && Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]))
}

const queryOf = (query: URLSearchParams): Named =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

function parametersOf({ path, query, body }: Sent, name: string, { parameters }: Operation): Named {
  const at = (...places: Place[]) =>
    new Set(parameters.filter((each) => places.includes(each.in)).map((each) => each.name))
  return {
    ...placeholders(name.split(' ')[1] ?? '', path),
    ...byName(queryOf(query), at('query')),
    ...byName(body, at('body', 'part')),
  }
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

/** The words of a value, in whatever form it is sent: tables of glossaries are texts, and language codes have either case. */
const wordsOf = (value: unknown): string[] => leavesOf(value).join(' ').toLowerCase().split(/\s+/)

const fieldsOf = (parameters: readonly Parameter[]): string[] =>
  parameters.flatMap(({ from }) => (typeof from === 'string' ? [from] : []))

/** Fields that are instructions to Parley and not sent to the service. */
const OWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'document.translate': ['account', 'whenDone'],
  'glossary.entries': ['form'],
  'memory.import': ['account'],
  'plainGlossary.entries': ['form'],
  'text.translate': ['keepAs'],
  'voice.open': ['account', 'continues'],
}

describe('an operation of the service', () => {
  let simulator: Simulator
  const runs = new Map<string, { runs: DocumentRuns; recorded: RecordingFetch }>()
  beforeAll(async () => {
    // Files of tests that share a process share the watch, and what it has seen.
    interfaceWatch.requested.clear()
    interfaceWatch.answers = []
    await prepareClips()
    simulator = await createSimulator({ clock: hurriedClock })
    for (const profile of profileNames) {
      const recorded = new RecordingFetch()
      const started = await DocumentRuns.on(simulator, profile)
      started.start({ fetch: recorded.fetch })
      runs.set(profile, { runs: started, recorded })
    }
  })
  afterAll(async () => {
    interfaceWatch.answers = undefined
    for (const { runs: started } of runs.values()) await started.end()
    await simulator.close()
  })

  it.each(operations)(
    'is sent with each of its parameters, and nothing else: %s',
    async (name, operation) => {
      const arrived = new Set<string>()
      for (const profile of profileNames.filter((each) => each === (operation.profile ?? each))) {
        const { runs: started, recorded } = runs.get(profile) as NonNullable<ReturnType<typeof runs.get>>
        for (const input of (await examples[name]?.(started, profile)) ?? []) {
          const before = recorded.sent.length
          await started.call(operation.call, input)
          await started.settled()
          const [method, path = ''] = name.split(' ')
          const requests = recorded.sent
            .slice(before)
            .filter((each) => each.method === method && placeholders(path, each.path) !== undefined)
          expect(requests, profile).not.toEqual([])
          const given = byName(input, new Set(fieldsOf(operation.parameters)))
          for (const request of requests) {
            const sent = parametersOf(request, name, operation)
            for (const parameter of Object.keys(sent)) arrived.add(parameter)
            const isAltered = ({ name: parameter, from }: Parameter) =>
              parameter in sent &&
              typeof from === 'string' &&
              from !== 'file' &&
              !wordsOf(given[from]).every((word) => wordsOf(sent[parameter]).includes(word))
            expect(operation.parameters.filter(isAltered)).toEqual([])
          }
        }
      }
      expect([...arrived].toSorted()).toEqual(operation.parameters.map((each) => each.name).toSorted())
    },
  )

  it('is described by the public interface, and was requested as that describes it', () => {
    const names = operations.map(([name]) => name).toSorted()
    expect([...describedOperations].toSorted()).toEqual(names)
    expect([...interfaceWatch.requested].toSorted()).toEqual(names)
  })

  it('is answered by the demo service as the public interface describes it', () => {
    const answers = (interfaceWatch.answers ?? []).filter(({ status }) => status < 300)
    expect([...new Set(answers.flatMap(checkAnswer))]).toEqual([])
    expect([...new Set(answers.map((each) => each.operation))].toSorted()).toEqual(
      operations.map(([name]) => name).toSorted(),
    )
  })

  it('is filled from every field of the calls that reach it', () => {
    const schemas = callSchemas()
    const all = operations.map(([, operation]) => operation)
    for (const call of new Set(all.map((operation) => operation.call))) {
      const { properties } = { properties: {}, ...schemas[call]?.input }
      const reached = all.filter((each) => each.call === call)
      const fields = reached.flatMap(({ parameters }) => fieldsOf(parameters))
      const filled = new Set(fields.map((field) => field.split('[]', 1)[0]))
      for (const own of OWN_FIELDS[call] ?? []) filled.add(own)
      expect(filled, call).toEqual(new Set(Object.keys(properties)))
    }
  })
})

/** Method and path of each operation declared by a module. */
const declaredIn = (module: object): string[] =>
  Object.values(module)
    .filter(isRecord)
    .flatMap((table) => Object.values(table))
    .flatMap((row) => (isRecord(row) && typeof row['at'] === 'string' ? [row['at']] : []))

describe('the chapters of scripts/service/operations.ts', () => {
  it('list every operation that the backend declares', async () => {
    const files = globSync('src/backend/service/operations/*/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
    expect(
      operations.map(([name]) => name).toSorted(),
      'add the missing operations to a chapter of scripts/service/operations.ts',
    ).toEqual(modules.flatMap(declaredIn).toSorted())
  })
})

describe('the demo service', () => {
  it('serves every operation, and nothing else', async () => {
    const simulator = await createSimulator()
    const routes = simulator.routes.map(({ method, path }) => `${method} ${path}`)
    expect(routes.toSorted(), 'add a missing route to src/simulator/simulator-server.ts').toEqual(
      operations.map(([name]) => name).toSorted(),
    )
    await simulator.close()
  })
})
