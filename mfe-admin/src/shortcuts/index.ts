export { type Shortcut, shortcutsOpenAtom, singleKeysAtom } from './keys.ts';
export { Shortcuts } from './shortcuts.tsx';
