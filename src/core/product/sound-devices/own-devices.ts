/** How the names of Parley's own virtual devices begin, in every program's list of devices. */
export const ownDevices = { microphone: 'Parley microphone', programSound: 'Sound of a program' } as const

/** Whether a device carries the sound of a captured program. */
export const isProgramSound = (label: string): boolean => label.startsWith(ownDevices.programSound)
