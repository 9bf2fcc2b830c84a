import type { Cents } from '../../foundation/money/index.ts';
import type { Province } from '../../foundation/provinces/index.ts';
import type { ChargeRow } from '../charges/index.ts';
import { type Quote, quoteFor } from '../quotes/index.ts';
import type { CartContext } from './line.ts';
import { isStillSold, type ReconciledLine } from './reconcile.ts';

/** What a cart's cost depends on besides its lines; in retail also the province (BC until chosen) and shipping in cents. */
export type CartQuoteContext = CartContext & {
  readonly province?: Province | null;
  readonly shipping?: Cents | null;
  /** The table of charges with added rows. */
  readonly table?: readonly ChargeRow[];
};

/**
 * What a cart costs at the current catalogue's prices: the page's preview of the API's quote, by the same rules. Lines
 * whose product is gone can't be ordered and are left out.
 */
export const quoteOfCart = (lines: readonly ReconciledLine[], context: CartQuoteContext): Quote =>
  quoteFor({
    ...context,
    lines: lines.filter(isStillSold).map(({ line, product }) => ({ product, quantity: line.quantity })),
  });
