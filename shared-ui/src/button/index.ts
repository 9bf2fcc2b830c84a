export { Button, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { ButtonAnchor, ButtonLink } from './link.tsx';
export type { ButtonLook } from './look.ts';
