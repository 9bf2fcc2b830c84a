export type { FrameCart, FrameLink, FrameSpec } from './frame-spec.ts';
export type { PageHandle, RemoteModule } from './remote-module.ts';
export { Slot, type SlotLookup, type SlotName, type SlotProps, SlotProvider } from './slots.tsx';
/** @public */
export { useFlag } from './use-flag.ts';
