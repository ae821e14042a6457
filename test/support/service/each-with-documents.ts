import { afterEach, beforeEach } from 'vitest'
import { DocumentPeer } from './document-peer.ts'
import { DocumentRuns } from './document-runs.ts'

interface Opened {
  readonly peer: DocumentPeer
  readonly runs: DocumentRuns
}

/** Provides each test of a file with a document service and the app connected to it, and closes both afterwards. */
export function eachWithDocuments(take: (opened: Opened) => void): void {
  let opened: Opened
  beforeEach(async () => {
    const peer = await DocumentPeer.listen()
    opened = { peer, runs: await DocumentRuns.on({ address: peer.address, key: 'my-key' }) }
    take(opened)
  })
  afterEach(async () => {
    await opened.runs.end()
    await opened.peer.close()
  })
}
