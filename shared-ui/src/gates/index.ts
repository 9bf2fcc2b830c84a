export { Guard } from './guard.tsx';
export { preloadSiteDialog } from './lazies.ts';
export { SiteDialogs } from './site-dialogs.tsx';
export { SiteGate } from './site-gate.tsx';
