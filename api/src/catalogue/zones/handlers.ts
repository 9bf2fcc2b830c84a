import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { currentProducts, priceCart } from '../quotes/index.ts';
import { presentDays } from './days.ts';
import { readPlan } from './model.ts';
import { savePlan } from './save.ts';

/** Delivery days for carts; zones and closed dates for staff. */
export const zoneHandlers = (deps: Deps): Handlers<'deliveryDays' | 'deliveryPlan' | 'saveDeliveryPlan'> => ({
  deliveryDays: async ({ body: { channel, lines, postalCode } }) => {
    const plan = await readPlan(deps.connection);
    const { quote } = await priceCart(deps, { channel, lines }, currentProducts);
    return presentDays(plan, quote, postalCode, deps.clock());
  },
  deliveryPlan: () => readPlan(deps.connection),
  saveDeliveryPlan: ({ body, staff }) => savePlan(deps, staff.email, body),
});
