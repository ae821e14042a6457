// Runs in the page before its own scripts: lets a test take a microphone away and give it back, as a hand does.
const unplugged = new Set()
const tracks = []
const { mediaDevices } = navigator
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
const enumerateDevices = mediaDevices.enumerateDevices.bind(mediaDevices)

const isGone = ({ deviceId, label }) =>
  unplugged.has('all') || unplugged.has(deviceId) || unplugged.has(label)

mediaDevices.enumerateDevices = async () =>
  (await enumerateDevices()).filter((device) => device.kind !== 'audioinput' || !isGone(device))

mediaDevices.getUserMedia = async (constraints) => {
  const stream = await getUserMedia(constraints)
  const [track] = stream.getAudioTracks()
  if (isGone({ deviceId: track.getSettings().deviceId, label: track.label })) {
    track.stop()
    throw new DOMException('it was unplugged', 'NotFoundError')
  }
  tracks.push(track)
  return stream
}

globalThis.plugs = {
  /** @param label of a microphone, or `all` */
  unplug(label) {
    unplugged.add(label)
    for (const track of tracks) {
      if (track.readyState === 'ended' || !isGone({ label: track.label })) continue
      track.stop()
      // Stopping it ourselves says nothing; a device that goes does.
      track.dispatchEvent(new Event('ended'))
    }
    mediaDevices.dispatchEvent(new Event('devicechange'))
  },
  plugIn() {
    unplugged.clear()
    mediaDevices.dispatchEvent(new Event('devicechange'))
  },
}
