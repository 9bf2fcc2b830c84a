export { FormDialog } from './form-dialog.tsx';
export { NumberSettings } from './number-settings.tsx';
export { SettingsDialog } from './settings-dialog.tsx';
export { useStaffForm } from './use-staff-form.ts';
