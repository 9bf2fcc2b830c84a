export { paletteOpenAtom } from './open.ts';
export { Palette } from './palette.tsx';
