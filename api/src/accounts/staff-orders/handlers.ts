import { labelWithUnits } from 'shared-domain/charges';
import type { StaffQuoteJson } from 'shared-domain/contracts';
import { currentProducts, presentCart, priceCart } from '../../catalogue/quotes/index.ts';
import { presentDays, readPlan } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import { refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { orderingAccount } from './account.ts';
import { placeStaffOrder } from './place.ts';

type Names = 'placeStaffOrder' | 'quoteStaffOrder' | 'orderingAccount';

/** Orders that staff enter for their customers. */
export const staffOrderHandlers = (deps: Deps): Handlers<Names> => ({
  placeStaffOrder: (call) => placeStaffOrder(deps, call),
  quoteStaffOrder: ({ body }) => quote(deps, body),
  orderingAccount: ({ params }) => orderingAccount(deps, params.number),
});

async function quote(deps: Deps, body: Call<'quoteStaffOrder'>['body']): Promise<StaffQuoteJson> {
  const { postalCode, ...asked } = body;
  if (asked.channel === 'licensee' && asked.account) await refuseUnlessInStanding(deps, asked.account);
  const at = deps.clock();
  const cart = await priceCart(deps, asked, currentProducts, at);
  const delivery = presentDays(await readPlan(deps.connection), cart.quote, postalCode, at, true);
  const shown = presentCart(cart);
  // 'Container deposit, 31 × $2.40': the sums are in the cart's order.
  const charges = shown.charges.map((charge, place) => {
    const priced = cart.quote.charges[place];
    return priced ? { ...charge, label: labelWithUnits(priced) } : charge;
  });
  return { quote: { ...shown, charges }, delivery };
}
