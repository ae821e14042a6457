/** Times the pace of speech at which missing speech is sent: services take no more. */
export const CATCH_UP_SPEED = 2
