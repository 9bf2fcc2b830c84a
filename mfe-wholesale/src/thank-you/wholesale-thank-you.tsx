import { ThankYou } from 'shared-ui/checkout';
import { paths, useShopTitle } from '../address/index.ts';

/** The confirmation of a wholesale order (ORDER-15). */
export function WholesaleThankYou() {
  useShopTitle();
  return <ThankYou shop={paths.shop} />;
}
