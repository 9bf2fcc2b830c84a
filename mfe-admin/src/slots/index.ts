import type { RemoteModule } from 'shared-ui/remote';

/** What the staff area shows on other remotes' pages; its code loads when staff open such a page. */
export const slots: RemoteModule['slots'] = {
  'product-tools': () => import('./product-tools.tsx'),
  'future-bar': () => import('./future-bar.tsx'),
};
