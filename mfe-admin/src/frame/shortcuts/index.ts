export { shortcutsOpenAtom, singleKeysAtom } from './keys.ts';
export { Shortcuts } from './shortcuts.tsx';
export { usePageKeys } from './use-page-keys.ts';
