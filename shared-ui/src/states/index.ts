export { AdriftDrawing } from './adrift.tsx';
export { CrateDrawing } from './crate.tsx';
export { Empty, ErrorState, Loading, OfflineState } from './states.tsx';
export { useOnline } from './use-online.ts';
