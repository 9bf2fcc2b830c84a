export { LicenceDatesDialog, SuspendDialog } from './licence-dialogs.tsx';
export { daysText, STANDING_LABELS } from './standing-labels.ts';
export { type Edits, LICENCE_EDITS, useLicenceChange } from './use-licence-change.ts';
