export { Button } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export { ButtonAnchor, ButtonLink } from './link.tsx';
