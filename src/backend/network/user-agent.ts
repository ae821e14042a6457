/** How Parley names itself to services, in requests and in the handshake of voice sockets. */
export const userAgentOf = (version: string): string => `Parley/${version}`
