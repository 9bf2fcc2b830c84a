import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { accountOfBillsLink } from '../contact-links/index.ts';
import { openBillCheckout, readBills } from './checkout.ts';

/** What an account owes, for those who have a mailed link to it (RECEIVABLE-14). */
export const billHandlers = (deps: Deps): Handlers<'openBills' | 'payBills'> => ({
  openBills: async ({ body: { token, session }, response }) => {
    response.set('Cache-Control', 'no-store');
    return readBills(deps, (await accountOfBillsLink(deps, token)).account, session);
  },
  payBills: async ({ body: { token, ...payment }, response }) => {
    response.set('Cache-Control', 'no-store');
    const payer = await accountOfBillsLink(deps, token);
    const page = `${deps.configuration.publicOrigin}/bills`;
    // The token stays in the browser: the payment service needn't know it.
    const pages = { successUrl: `${page}?session={CHECKOUT_SESSION_ID}`, cancelUrl: `${page}?cancelled` };
    return { url: await openBillCheckout(deps, payer, payment, pages) };
  },
});
