import type { EditedDelivery } from 'shared-domain/contracts';
import type { Kegs } from 'shared-domain/kegs';
import type { RequestedLine } from 'shared-domain/order-edits';
import type { FollowUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument } from '../order/index.ts';
import { fingerprintOf, type IdempotencyKey } from '../placing/index.ts';
import type { Destination } from './destination.ts';
import type { SeenOrder } from './refusals.ts';

/** A request to edit an order. */
export type EditIntent = {
  orderId: string;
  /** Every line that the order should have; others are removed. */
  lines: RequestedLine[];
  /** The address of a member of staff, the driver, or 'customer'. */
  by: string;
  reason?: string | undefined;
  idempotencyKey: IdempotencyKey;
  /** The lines that the page showed; if absent the edit applies to any state. */
  seen?: SeenOrder;
  /** The total that the page showed, in dollars; if absent any total is accepted. */
  expectedTotal?: number;
  /** The note for the driver; unchanged if absent. */
  note?: string | undefined;
  /** Empty kegs to collect, null for none; unchanged if absent. */
  collectEmpties?: Kegs | null | undefined;
  /** Where and when it goes; unchanged if absent (EDIT-11). */
  delivery?: EditedDelivery | undefined;
  /** What `delivery` comes to, once it is decided. */
  destination?: Destination | undefined;
  /** Why the order waits once it is edited. */
  held?: OrderDocument['held'];
  /** Whether the customer edits it: within the day's cut-off and minimum (EDIT-12). */
  isOwn?: boolean;
  /** Called before its delivery changes, to take the order off its run; may throw a problem to refuse that. */
  beforeMove?: () => Promise<void>;
  /** Whether the customer gets a mail, and a sentence for it; by default they do. */
  mail?: { isWanted: boolean; sentence?: string | undefined };
  /** For the driver's edits at a stop: the order may be on a truck (EDIT-1). */
  onTheRoad?: boolean;
  /** The follow-up of a refund to the card. An edit without it never sends money back (STAFF-36). */
  refund?: (refundId: string, at: Date) => FollowUp;
  /** Called before money goes back to the card; may throw a problem to refuse that. */
  beforeRefund?: () => Promise<void>;
  /** False if removed units can't be sold again and don't return to stock. */
  restock?: boolean;
};

/** The id of an edit, derived from the order and the request's key. */
export const editId = ({ orderId, idempotencyKey }: Pick<EditIntent, 'orderId' | 'idempotencyKey'>): string =>
  fingerprintOf(orderId, idempotencyKey.key);
