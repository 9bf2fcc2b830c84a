import { usePageTitle } from 'shared-ui/page';
import { useLocation } from 'shared-ui/router';
import { shopTitle } from './shop-title.ts';

/** Gives the open page the title of its address. */
export function useShopTitle(): void {
  usePageTitle(shopTitle(useLocation()));
}
