// Runs before the page's own scripts: records what the page plays and its CSP violations.
const probe = { heard: [], violations: [], rate: 0, lastSoundAt: 0 }
globalThis.parleyProbe = probe

document.addEventListener('securitypolicyviolation', (event) => {
  probe.violations.push(`${event.violatedDirective}: ${event.blockedURI}`)
})

async function listen(context, node) {
  const tap = new MediaStreamAudioDestinationNode(context)
  connect.call(node, tap)
  probe.rate = context.sampleRate
  const [track] = tap.stream.getAudioTracks()
  // Buffers 10 s in frames of 10 ms, so that nothing is lost while the page is busy.
  const reader = new MediaStreamTrackProcessor({ track, maxBufferSize: 1000 }).readable.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const samples = new Float32Array(next.value.numberOfFrames)
    next.value.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
    next.value.close()
    const isSound = samples.some((sample) => sample !== 0)
    if (isSound) probe.lastSoundAt = performance.now()
    if (isSound || probe.heard.length > 0) probe.heard.push(samples)
  }
}

const { connect } = AudioNode.prototype
AudioNode.prototype.connect = function connectAndListen(target, ...rest) {
  if (target instanceof AudioDestinationNode) void listen(this.context, this)
  return connect.call(this, target, ...rest)
}

/** Milliseconds since the last sound. */
probe.quietFor = () => performance.now() - probe.lastSoundAt

/** All audio recorded so far, as 32-bit floats in base64. */
probe.takeHeard = () => {
  const length = probe.heard.reduce((total, part) => total + part.length, 0)
  const whole = new Float32Array(length)
  let at = 0
  for (const part of probe.heard) {
    whole.set(part, at)
    at += part.length
  }
  let binary = ''
  const bytes = new Uint8Array(whole.buffer)
  for (let i = 0; i < bytes.length; i += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return { rate: probe.rate, samples: btoa(binary) }
}
