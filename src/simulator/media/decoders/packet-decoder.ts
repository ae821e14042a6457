/** Decodes the packets of one track to mono sound at the hearing rate. */
export interface PacketDecoder {
  /**
   * @returns the sound that is ready, which may be that of earlier packets; undefined if the packet is invalid
   */
  decode(packet: Uint8Array): Float32Array | undefined
  /** Ends the packets and returns the remaining samples. */
  finish(): Promise<Float32Array>
  close(): void
}
