import { encode } from '@msgpack/msgpack'
import { FrameAssembler } from '../../src/core/audio/capture/frame-assembler.ts'
import { toS16le } from '../../src/core/audio/pcm.ts'
import plainWorklet from './plain-sender.worklet.ts?worker&url'

/**
 * The baseline, a naive implementation: the worklet's messages go to the page's thread, which packs and sends them.
 *
 * @returns stops it
 */
export async function startPlainSender(address: string, chunkMs: number): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  })
  const context = new AudioContext({ sampleRate: 16_000, latencyHint: 'interactive' })
  await context.audioWorklet.addModule(plainWorklet)
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const frames = new FrameAssembler(16_000, chunkMs, ({ samples }) =>
    socket.send(encode({ source_media_chunk: { data: toS16le(samples) } })),
  )
  const node = new AudioWorkletNode(context, 'plain-sender', { numberOfOutputs: 0 })
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => frames.push(data)
  context.createMediaStreamSource(stream).connect(node)
}
