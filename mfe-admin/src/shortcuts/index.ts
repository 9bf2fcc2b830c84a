export { shortcutsOpenAtom, singleKeysAtom } from './keys.ts';
export { Shortcuts } from './shortcuts.tsx';
