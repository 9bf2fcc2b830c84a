export { SHARE_WORDS } from './labels.ts';
