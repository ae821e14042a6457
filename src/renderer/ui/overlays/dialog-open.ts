/** What the page does by keys must wait while a dialog is over it. */
export const isDialogOpen = (): boolean => document.querySelector('[data-dialog][data-open]') !== null
