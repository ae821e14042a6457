// Runs before the page's own scripts: records what the page captures and what it plays.
const probe = { captured: [], heard: [], rate: 0, lastSoundAt: 0 }
globalThis.parleyProbe = probe

/** Passes on all audio of a tap, which the audio thread fills whether or not the page is busy. */
async function record(tap, keep) {
  const [track] = tap.stream.getAudioTracks()
  // Buffers 10 s in frames of 10 ms, so that nothing is lost while the page is busy.
  const reader = new MediaStreamTrackProcessor({ track, maxBufferSize: 1000 }).readable.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const samples = new Float32Array(next.value.numberOfFrames)
    next.value.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
    next.value.close()
    keep(samples)
  }
}

function listen(context, node) {
  const tap = new MediaStreamAudioDestinationNode(context)
  connect.call(node, tap)
  probe.rate = context.sampleRate
  void record(tap, (samples) => {
    const isSound = samples.some((sample) => sample !== 0)
    if (isSound) probe.lastSoundAt = performance.now()
    if (isSound || probe.heard.length > 0) probe.heard.push(samples)
  })
}

/** Taps of the worklets that capture audio: the same inputs go to both. */
const captureTaps = new WeakMap()
const Node = globalThis.AudioWorkletNode
globalThis.AudioWorkletNode = class extends Node {
  constructor(context, name, options) {
    super(context, name, options)
    if (name !== 'parley-capture') return
    const tap = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
    captureTaps.set(this, tap)
    const capture = { rate: context.sampleRate, parts: [] }
    probe.captured.push(capture)
    void record(tap, (samples) => capture.parts.push(samples))
  }
}

const { connect } = AudioNode.prototype
AudioNode.prototype.connect = function connectAndListen(target, ...rest) {
  if (target instanceof AudioDestinationNode) listen(this.context, this)
  const tap = captureTaps.get(target)
  if (tap !== undefined) connect.call(this, tap)
  return connect.call(this, target, ...rest)
}

/** Audio as 32-bit floats in base64. */
function toBase64(parts) {
  const whole = new Float32Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  let binary = ''
  const bytes = new Uint8Array(whole.buffer)
  for (let i = 0; i < bytes.length; i += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(binary)
}

/** Milliseconds since the last sound. */
probe.quietFor = () => performance.now() - probe.lastSoundAt
/** All audio that the page has played so far. */
probe.takeHeard = () => ({ rate: probe.rate, samples: toBase64(probe.heard) })
/** All audio that the worklet of the latest session has captured so far. */
probe.takeCaptured = () => {
  const { rate, parts } = probe.captured.at(-1)
  return { rate, samples: toBase64(parts) }
}
