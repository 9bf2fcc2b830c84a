import { useLocation } from 'react-router';
import { usePageTitle } from 'shared-ui/page';
import { shopTitle } from './shop-title.ts';

/** Sets the page's title from its address. */
export function useShopTitle(): void {
  usePageTitle(shopTitle(useLocation()));
}
