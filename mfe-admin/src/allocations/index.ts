export { SHARE_WORDS } from './words.ts';
