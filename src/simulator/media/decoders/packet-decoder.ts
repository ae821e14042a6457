/** Decodes the packets of one track to mono sound at the hearing rate. */
export interface PacketDecoder {
  /**
   * @returns the sound that is ready, which may be that of earlier packets; nothing where the packet is broken
   */
  decode(packet: Uint8Array): Float32Array | undefined
  /** No packet will follow: the sound that was still to come. */
  finish(): Promise<Float32Array>
  close(): void
}
