import { expect, it } from 'vitest'
import { programsOf, streamsOf } from './programs.ts'
import { parseGraph } from './sound-graph.ts'

const stream = (index: number, name: string, binary: string) => ({
  index,
  owner_module: 1,
  sink: 1,
  properties: {
    'application.name': name,
    'application.process.binary': binary,
    'application.process.id': String(100 + index),
  },
})

it('a program that the sound server cannot name has the name of its file', () => {
  const graph = parseGraph(
    JSON.stringify({
      sinks: [],
      sources: [],
      source_outputs: [],
      sink_inputs: [stream(1, '(null)', 'mpv'), stream(2, '(null)', '(null)'), stream(3, 'Zoom', 'zoom')],
    }),
  )
  if (!graph.ok) throw new Error(JSON.stringify(graph.error))
  expect(programsOf(streamsOf(graph.value, () => false)).map(({ name }) => name)).toEqual(['mpv', 'Zoom'])
})
