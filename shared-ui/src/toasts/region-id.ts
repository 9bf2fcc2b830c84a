/** The id of the region where toasts appear, which dialogs leave audible. */
export const TOASTS_ID = 'toasts';
