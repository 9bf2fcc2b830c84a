import type { SellerNumbers } from '../../foundation/company/index.ts';
import type { Province } from '../../foundation/provinces/index.ts';
import type { KegDeposit } from '../../goods/kegs/index.ts';
import type { AddedRate } from '../../selling/charges/index.ts';
import type { FeedLimits } from '../imports/index.ts';
import type { ReminderDays } from '../receivables/index.ts';

/** Staff settings for kegs, licences, orders on account, shipping and papers. */
export type TradeSettings = ReminderDays & {
  /** Keg deposits; none while empty (KEGS-7). */
  readonly kegDeposits: readonly KegDeposit[];
  /** Days after which a keg is overdue (KEGS-4). */
  readonly kegLimitDays: number;
  /** Days of grace after a licence's end (LICENCE-8). */
  readonly licenceGraceDays: number;
  /** Trade units that are accepted on account within a day without a contact's mailed link (ORDER-30). */
  readonly unvouchedUnits: number;
  /** Days overdue after which an account's orders wait for staff; 0 if never (RECEIVABLE-10). */
  readonly holdAfterDays: number;
  /** Where retail doesn't ship at the moment (SHIPPING-12). */
  readonly closedProvinces: readonly Province[];
  /** Rows that owners have added to the table of charges, by first day (RATE-1). */
  readonly rates: readonly AddedRate[];
  /** How much of a feed is applied without a person (FEED-2). */
  readonly feeds: FeedLimits;
  /** What papers say of the seller (PAPER-3). */
  readonly seller: SellerNumbers;
};
