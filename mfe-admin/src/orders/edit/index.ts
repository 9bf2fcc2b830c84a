export { isEditable } from './draft.ts';
export { EditDialog } from './edit-dialog.tsx';
