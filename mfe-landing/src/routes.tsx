import type { RouteObject } from 'react-router';
import type { PageHandle } from 'shared-ui/remote';
import { LandingFooter } from './footer/footer.tsx';
import { LandingPage } from './landing-page.tsx';

const handle: PageHandle = { footer: <LandingFooter /> };

/** The pages of this remote, relative to its base path. */
export const routes: RouteObject[] = [
  { index: true, element: <LandingPage />, handle },
  {
    path: 'back-in-stock',
    handle,
    lazy: async () => ({ Component: (await import('./back-in-stock/back-in-stock.tsx')).BackInStock }),
  },
  { path: 'bills', handle, lazy: async () => ({ Component: (await import('./bills/bills.tsx')).Bills }) },
  {
    path: 'delivery',
    handle,
    lazy: async () => ({ Component: (await import('./delivery/delivery.tsx')).Delivery }),
  },
];
