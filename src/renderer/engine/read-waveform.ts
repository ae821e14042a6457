import type { ReadWaveform } from './worker/waveform/measure-peaks.ts'
import workerUrl from './worker/waveform/waveform-worker.ts?worker&url'

/**
 * Reads the waveform of the sound of a session in a worker, and reports it several times until it is whole. Reports
 * nothing of a sound that cannot be read: its player says so.
 *
 * @returns a function that stops reading
 */
export function readWaveform(address: string, onRead: (waveform: ReadWaveform) => void): () => void {
  const worker = new Worker(new URL(workerUrl, location.href), { type: 'module', name: 'parley-waveform' })
  worker.onmessage = ({ data }: MessageEvent<ReadWaveform>) => {
    onRead(data)
    if (data.isWhole) worker.terminate()
  }
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
  }
  worker.postMessage(address)
  return () => worker.terminate()
}
