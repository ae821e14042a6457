// Runs before the page's own scripts: a microphone that plays a recording, read by the audio thread itself. A busy
// computer delays it and loses none of it, while Chromium's test microphone drops what it cannot play in time.
const LABEL = 'Journey microphone'
/** Minutes of sound: read when a session asks for them, which most pages never do. */
const readRecording = () => Uint8Array.fromBase64(globalThis.parleyRecording).buffer
const devices = navigator.mediaDevices
const microphones = new WeakSet()
/** When the recording began in each context, and its samples at that context's rate. */
const playing = new WeakMap()

devices.getUserMedia = () => {
  const { stream } = new MediaStreamAudioDestinationNode(new AudioContext())
  const [track] = stream.getAudioTracks()
  Object.defineProperty(track, 'label', { value: LABEL })
  microphones.add(stream)
  return Promise.resolve(stream)
}

const { enumerateDevices } = MediaDevices.prototype
devices.enumerateDevices = async () => [
  { deviceId: 'default', groupId: 'journey', kind: 'audioinput', label: LABEL },
  ...(await enumerateDevices.call(devices)).filter(({ kind }) => kind !== 'audioinput'),
]

const { createMediaStreamSource } = AudioContext.prototype
AudioContext.prototype.createMediaStreamSource = function createSource(stream) {
  if (!microphones.has(stream)) return createMediaStreamSource.call(this, stream)
  const out = new GainNode(this)
  const [track] = stream.getAudioTracks()
  const play = ({ recording, beganAt }) => {
    // A stream that was replaced meanwhile is silent.
    if (track.readyState === 'ended') return
    const source = new AudioBufferSourceNode(this, { buffer: recording })
    source.connect(out)
    source.start(0, this.currentTime - beganAt)
  }
  const before = playing.get(this)
  if (before === undefined) {
    const decoded = this.decodeAudioData(readRecording())
    playing.set(
      this,
      decoded.then((recording) => ({ recording, beganAt: this.currentTime })),
    )
  }
  void playing.get(this).then(play)
  return out
}
