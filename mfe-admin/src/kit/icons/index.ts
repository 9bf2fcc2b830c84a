export type { StaffIconName } from './drawings.ts';
export { StaffIcon } from './staff-icon.tsx';
