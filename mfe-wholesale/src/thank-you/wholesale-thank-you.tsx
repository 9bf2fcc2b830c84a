import { ThankYou } from 'shared-ui/checkout';
import { paths, useShopTitle } from '../address/index.ts';

/** What happens now (ORDER-20). */
const NEXT = 'We pick your order and mail you if anything changes. You find it again under Order again.';

/** The confirmation of a wholesale order (ORDER-15). */
export function WholesaleThankYou() {
  useShopTitle();
  return <ThankYou shop={paths.shop} next={NEXT} />;
}
