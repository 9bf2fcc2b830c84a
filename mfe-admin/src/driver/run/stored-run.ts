import type { DriverRun } from 'shared-domain/contracts';
import type { DriverUpdate, ReturnedLine, ShortReason, UpdateContent } from 'shared-domain/driver';
import type { Kegs } from 'shared-domain/kegs';
import type { PaymentMethod } from 'shared-domain/orders';
import type { IdCheck } from 'shared-domain/runs';

/** How much of a line was delivered, and why it was short. */
export type Shortage = { ordered: number; delivered: number; reason: ShortReason };

/** A stop's form before it is closed. */
export type Draft = {
  /** Ticked lines with the quantity at that time; a line that the office changes later becomes unticked. */
  ticked: Record<string, number>;
  short: Record<string, Shortage>;
  empties: Kegs;
  /** Units that come back, by product; missing in drafts of before. */
  returns?: Record<string, Omit<ReturnedLine, 'productId'>>;
  /** As typed; missing if nothing was. */
  payment?: { amount: string; method: PaymentMethod; reference: string };
  by: string;
  note: string;
  idCheck?: IdCheck | undefined;
  /** A new signature's path. */
  signature?: string;
  /** The id of a new photo on the phone. */
  photo?: string;
};

/** The run as the phone last received it. */
export type Copy = {
  run: DriverRun;
  /** When the server last answered, by its clock, in ISO 8601. */
  at: string;
  /** How far the server's clock is ahead of the phone's, in milliseconds. */
  ahead: number;
  /** The highest update number known. */
  lastNumber: number;
};

/** Whether an update closes its stop's draft. */
export const closesDraft = ({ what }: UpdateContent): boolean => what !== 'next';

/** What the phone stores: a copy of the run, unsent updates and drafts. */
export type StoredRun = { copy?: Copy; updates: DriverUpdate[]; drafts: Record<string, Draft> };
