export { StaffClientContext, useStaff } from './staff-client.ts';
export { type Undoable, useUndo, useUndoKey } from './undo.ts';
export { useLive } from './use-live.ts';
export { type Loaded, type Loader, useLoaded } from './use-loaded.ts';
export { useNarrow, usePhone } from './use-phone.ts';
export { useToast } from './use-toast.ts';
