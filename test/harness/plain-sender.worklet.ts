class PlainSender extends AudioWorkletProcessor {
  process([input]: Float32Array[][]): boolean {
    const mono = input?.[0]
    if (mono !== undefined) this.port.postMessage(mono.slice())
    return true
  }
}

registerProcessor('plain-sender', PlainSender)
