export { early } from '../../data/calls/index.ts';
export { useFooterHint } from './footer-hint.ts';
export { useIsLive, useOrderNews } from './live-orders.ts';
export { PageFailure } from './page-failure.tsx';
export { StaffLayout } from './staff-layout.tsx';
