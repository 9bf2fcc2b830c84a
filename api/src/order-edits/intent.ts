import type { Kegs } from 'shared-domain/kegs';
import type { RequestedLine } from 'shared-domain/order-edits';
import { fingerprintOf, type IdempotencyKey } from '../orders/index.ts';
import type { SeenOrder } from './refusals.ts';

/** A request to edit an order. */
export type EditIntent = {
  orderId: string;
  /** Every line that the order is to have; the others are taken out. */
  lines: RequestedLine[];
  /** The address of a member of staff, or the driver. */
  by: string;
  reason?: string | undefined;
  idempotencyKey: IdempotencyKey;
  /** What the page showed; without it the edit applies to whatever the order has. */
  seen?: SeenOrder;
  /** Dollars that the page showed; without it any total is accepted. */
  expectedTotal?: number;
  /** The note for the driver; left out, it stays. */
  note?: string | undefined;
  /** Empty kegs to collect, null for none; left out, they stay. */
  collectEmpties?: Kegs | null | undefined;
  /** Left out, the customer's mail says what changed. */
  mail?: { isWanted: boolean; sentence?: string | undefined };
  /** At a stop: the order may be on its way (EDIT-1). */
  onTheRoad?: boolean;
  /** False if units that were taken out can't be sold again and don't return to stock. */
  restock?: boolean;
};

/** The id of an edit, derived from the order and the request's key. */
export const editId = ({ orderId, idempotencyKey }: EditIntent): string =>
  fingerprintOf(orderId, idempotencyKey.key);
