/** The page's keyboard shortcuts must wait while a dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector('[data-dialog][data-open]') !== null
