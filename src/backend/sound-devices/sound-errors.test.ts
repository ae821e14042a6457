import { describe, expect, it } from 'vitest'
import { errorOfTool } from './sound-errors.ts'
import { parseGraph } from './sound-graph.ts'

describe('a failure of a tool', () => {
  it.each([
    ['Connection failure: Connection refused\npa_context_connect() failed: Connection refused', 'no-server'],
    ['Connection failure: Connection terminated', 'no-server'],
    ['Connection failure: Access denied', 'refused'],
    ["pactl: unrecognized option '--format=json'", 'tools-missing'],
    ['Failure: Module initialization failed', 'failed'],
  ])('is told by what it prints: %s', (stderr, reason) => {
    expect(errorOfTool(new Error('exit 1'), stderr)).toMatchObject({ kind: 'sound-server', reason })
  })

  it('is that of a missing tool if it cannot be started', () => {
    const thrown = Object.assign(new Error('spawn pactl ENOENT'), { code: 'ENOENT' })
    expect(errorOfTool(thrown, '')).toMatchObject({ reason: 'tools-missing' })
  })
})

describe('a list of devices', () => {
  const lists = { sinks: [], sources: [], source_outputs: [], sink_inputs: [] }

  it('has numbers in either form, and no module where none is named', () => {
    const output = { index: '4', source: 1, properties: {} }
    const graph = {
      ...lists,
      source_outputs: [
        { ...output, owner_module: '7' },
        { ...output, owner_module: 'n/a' },
      ],
    }
    const parsed = parseGraph(JSON.stringify(graph))
    expect(
      parsed.ok && parsed.value.source_outputs.map(({ index, owner_module }) => [index, owner_module]),
    ).toEqual([
      [4, 7],
      [4, undefined],
    ])
  })

  it.each(['', '[]', '{"sinks": 1}', JSON.stringify({ ...lists, sinks: [{ index: -1 }] })])(
    'is refused where it has another form: %j',
    (output) => expect(parseGraph(output)).toMatchObject({ ok: false, error: { reason: 'failed' } }),
  )
})
