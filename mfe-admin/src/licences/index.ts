export { LicenceDatesDialog, SuspendDialog } from './licence-dialogs.tsx';
export { daysWords, STANDING_WORDS } from './standing-labels.ts';
export { type Edits, LICENCE_EDITS, useLicenceChange } from './use-licence-change.ts';
