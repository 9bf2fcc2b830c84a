import { useLocation } from 'react-router';
import { emptiesText } from 'shared-domain/licences';
import { type PlacedOrder, ThankYou } from 'shared-ui/checkout';
import { paths, useShopTitle } from '../address/index.ts';

/** The next steps (ORDER-20). */
const NEXT = "We'll pick your order and email you if anything changes. Find it under Order again.";

/** The confirmation of a wholesale order (ORDER-15), with the empties to collect (KEGS-9). */
export function WholesaleThankYou() {
  useShopTitle();
  const { collectEmpties } = (useLocation().state ?? {}) as PlacedOrder;
  return (
    <ThankYou
      shop={paths.shop}
      next={collectEmpties ? `${NEXT} Empty kegs to collect: ${emptiesText(collectEmpties)}.` : NEXT}
    />
  );
}
