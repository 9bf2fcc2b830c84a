export type { IconName } from './drawings.ts';
export { Icon, type IconProps } from './icon.tsx';
