import type { DriverRun } from 'shared-domain/contracts';
import type { Press, PressContent, ShortReason } from 'shared-domain/driver';
import type { Kegs } from 'shared-domain/kegs';

/** How much of a line was delivered, and why not all of it. */
export type Shortage = { ordered: number; delivered: number; reason: ShortReason };

/** What is filled in at a stop before it is closed. */
export type Draft = {
  /** Ticked lines: how much was ordered then, so that a line which the office changes is not ticked any more. */
  ticked: Record<string, number>;
  short: Record<string, Shortage>;
  empties: Kegs;
  by: string;
  note: string;
};

/** A run as the phone last had it from the server. */
export type Copy = {
  run: DriverRun;
  /** When the server last answered, by its clock: ISO 8601. */
  at: string;
  /** Milliseconds by which the server's clock is ahead of the phone's. */
  ahead: number;
  /** The highest number of a press that the phone knows of. */
  lastNumber: number;
};

/** Whether a press closes what is being filled in at its stop. */
export const closesDraft = ({ what }: PressContent): boolean => what !== 'next';

/** What the phone keeps of a run: its copy, presses that the server doesn't have yet, and what is being filled in. */
export type Kept = { copy?: Copy; presses: Press[]; drafts: Record<string, Draft> };
