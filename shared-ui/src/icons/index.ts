export type { IconName } from './drawings.ts';
export { Icon, type IconProps, Outline } from './icon.tsx';
