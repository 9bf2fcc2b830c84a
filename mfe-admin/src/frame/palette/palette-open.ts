import { atom } from 'jotai';

export const paletteOpenAtom = atom(false);
