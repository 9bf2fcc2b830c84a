export { CreditDialog } from './credit-dialog.tsx';
export { CreditNotes } from './credit-notes.tsx';
