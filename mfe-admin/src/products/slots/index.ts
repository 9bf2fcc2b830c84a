import type { RemoteModule } from 'shared-ui/remote';

/** What the staff area fills into other remotes' slots. Loaded only for staff. */
export const slots: RemoteModule['slots'] = {
  'product-tools': () => import('./product-tools.tsx'),
  'future-bar': () => import('./future-bar.tsx'),
};
