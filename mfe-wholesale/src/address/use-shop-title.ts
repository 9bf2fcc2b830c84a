import { usePageTitle } from 'shared-ui/page';
import { useLocation } from 'shared-ui/router';
import { shopTitle } from './shop-title.ts';

/** Sets the page's title from its address. */
export function useShopTitle(): void {
  usePageTitle(shopTitle(useLocation()));
}
