export { Palette } from './palette.tsx';
export { paletteOpenAtom } from './palette-open.ts';
