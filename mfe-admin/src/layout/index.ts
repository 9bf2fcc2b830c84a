export { useFooterHint } from './footer-hint.ts';
export { type OrderNews, useIsLive, useOrderCounts, useOrderNews } from './live-orders.ts';
export { PageFailure } from './page-failure.tsx';
export { type Place, places } from './places.ts';
export { StaffLayout } from './staff-layout.tsx';
