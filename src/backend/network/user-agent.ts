/** User agent of requests and voice sockets. */
export const userAgentOf = (version: string): string => `Parley/${version}`
