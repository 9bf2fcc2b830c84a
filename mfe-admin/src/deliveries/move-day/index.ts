export { MoveDayDialog } from './move-day-dialog.tsx';
