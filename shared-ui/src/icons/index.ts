export type { IconName } from './drawings.ts';
export { Icon, Outline } from './icon.tsx';
