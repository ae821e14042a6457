import { describe, expect, it } from 'vitest'
import { planLinks } from './link-tap.ts'

const node = (id: number, serial: number) => ({
  id,
  type: 'PipeWire:Interface:Node',
  info: { props: { 'object.serial': serial } },
})
const port = (id: number, ofNode: number, direction: 'in' | 'out', channel: string, isMonitor = false) => ({
  id,
  type: 'PipeWire:Interface:Port',
  info: {
    props: {
      'node.id': ofNode,
      'port.direction': direction,
      'audio.channel': channel,
      ...(isMonitor && { 'port.monitor': true }),
    },
  },
})
const link = (output: number, input: number) => ({
  id: 900 + output,
  type: 'PipeWire:Interface:Link',
  info: { 'output-port-id': output, 'input-port-id': input },
})

/** A sink of serial 100, with its inputs 11 and 12. */
const sink = [node(1, 100), port(11, 1, 'in', 'FL'), port(12, 1, 'in', 'FR'), port(13, 1, 'out', 'FL', true)]
/** Streams of serials 200 and 300, in stereo and in mono. */
const streams = [
  node(2, 200),
  port(21, 2, 'out', 'FL'),
  port(22, 2, 'out', 'FR'),
  node(3, 300),
  port(31, 3, 'out', 'MONO'),
]
const plan = (graph: readonly object[], wanted: number[]) =>
  planLinks(JSON.stringify([...graph, { id: 0, type: 'PipeWire:Interface:Core' }]), wanted, 100)

describe('a plan of links', () => {
  it('joins the sides of a stream with those of the sink, and a single channel with both', () => {
    expect(plan([...sink, ...streams], [200, 300])).toEqual({
      ok: true,
      value: {
        add: [
          [21, 11],
          [22, 12],
          [31, 11],
          [31, 12],
        ],
        remove: [],
        linked: 2,
      },
    })
  })

  it('keeps what is linked already, and removes other streams', () => {
    const linked = [link(21, 11), link(22, 12), link(31, 11)]
    expect(plan([...sink, ...streams, ...linked], [200])).toEqual({
      ok: true,
      value: { add: [], remove: [[31, 11]], linked: 1 },
    })
  })

  it('counts no stream whose ports or sink are not there yet', () => {
    expect(plan([...sink, node(2, 200)], [200])).toMatchObject({ value: { add: [], linked: 0 } })
    expect(plan(streams, [200])).toMatchObject({ value: { add: [], linked: 0 } })
  })

  it('takes account of what has changed while the graph was listed', () => {
    const lists = [[...sink, ...streams], [{ id: 22, info: null }], [link(21, 11)]]
    const output = lists.map((list) => JSON.stringify(list, undefined, 2)).join('\n')
    expect(planLinks(output, [200], 100)).toEqual({ ok: true, value: { add: [], remove: [], linked: 1 } })
  })

  it('is not made for a graph larger than that of any computer, which would take long', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => port(1000 + index, 2, 'out', 'FL'))
    expect(plan([...sink, ...many], [200])).toMatchObject({ error: { detail: 'the graph is too large' } })
  })

  it.each(['', '{}', 'null', '[1, null, "x", {"type": "PipeWire:Interface:Node", "id": "x"}]'])(
    'survives the output %j',
    (output) => {
      const planned = planLinks(output, [200], 100)
      expect(planned.ok ? planned.value : planned.error.kind).toEqual(
        output.startsWith('[') ? { add: [], remove: [], linked: 0 } : 'sound-server',
      )
    },
  )
})
