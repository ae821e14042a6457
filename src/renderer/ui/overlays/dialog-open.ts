/** Whether a dialog is open: the page's keyboard shortcuts are then disabled. */
export const isDialogOpen = (): boolean => document.querySelector('[data-dialog][data-open]') !== null
