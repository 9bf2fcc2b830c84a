export { ZoneMark } from './zone-mark.tsx';
