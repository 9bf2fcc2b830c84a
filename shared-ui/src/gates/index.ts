export { Guard } from './guard.tsx';
export { preloadSiteDialog } from './lazy-dialogs.ts';
export { SiteDialogs } from './site-dialogs.tsx';
export { SiteGate } from './site-gate.tsx';
