export { AdriftDrawing } from './adrift.tsx';
export { CrateDrawing } from './crate.tsx';
export { OfflineBar, useOnline } from './offline-bar.tsx';
export { Empty, ErrorState, Loading, OfflineState } from './states.tsx';
