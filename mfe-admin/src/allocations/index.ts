export { SHARE_LABELS } from './labels.ts';
