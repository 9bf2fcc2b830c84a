import type { KegAccountJson, KegAccountRow } from 'shared-domain/contracts';
import {
  ageOf,
  balanceOf,
  canUndo,
  depositsHeld,
  KEG_SIZES,
  type KegLot,
  type Kegs,
} from 'shared-domain/kegs';
import { dollarsOf } from 'shared-domain/money';
import type { TradeSettings } from 'shared-domain/staff';
import { partyOf } from '../../orders/order/index.ts';
import type { KegAccountDocument, StoredEntry } from './model.ts';

/** The account fields of a row in the list. */
export type Listed = Omit<KegAccountDocument, 'entries'>;

/** The kegs out at an instant, by size and in total, with their age and deposits held. */
export function standingOfKegs(lots: readonly KegLot[], now: Date, settings: TradeSettings) {
  const { oldest, overdue } = ageOf(lots, now, settings.kegLimitDays);
  const held = depositsHeld(lots, settings.kegDeposits);
  return {
    out: balanceOf(lots),
    total: lots.reduce((sum, { number }) => sum + number, 0),
    oldest,
    overdue,
    ...(held === null ? {} : { deposits: dollarsOf(held) }),
  };
}

export function presentRow(
  { _id, name, lots, reminders, followUps }: Listed,
  now: Date,
  settings: TradeSettings,
): KegAccountRow {
  const last = reminders.at(-1);
  const mails = followUps.filter(({ data }) => data.reminder === last?.id);
  const state = mails.some((mail) => mail.state === 'given-up')
    ? 'failed'
    : mails.some((mail) => mail.state === 'due')
      ? 'waiting'
      : 'sent';
  return {
    id: _id,
    name,
    ...partyOf(_id),
    ...standingOfKegs(lots, now, settings),
    ...(last ? { reminded: { at: last.at.toISOString(), state } } : {}),
  };
}

export function presentAccount(
  account: KegAccountDocument,
  now: Date,
  settings: TradeSettings,
): KegAccountJson {
  return {
    ...presentRow(account, now, settings),
    limitDays: settings.kegLimitDays,
    lots: account.lots.map(presentLot),
    entries: presentEntries(account.entries),
  };
}

export const presentLot = ({ size, number, since, order }: KegLot) => ({
  size,
  number,
  since,
  ...(order ? { order } : {}),
});

/** Entries for staff, newest first, each with the number of kegs out after it. */
export function presentEntries(entries: readonly StoredEntry[]) {
  let out = 0;
  return entries
    .map((entry) => {
      out += sumOf(entry.change);
      const { id, at, kind, change, who, order, reason, undoes } = entry;
      return {
        id,
        at,
        kind,
        change: { ...change },
        out,
        who,
        ...(order ? { order } : {}),
        ...(reason ? { reason } : {}),
        ...(undoes ? { undoes } : {}),
        canUndo: canUndo(entries, id),
      };
    })
    .reverse();
}

const sumOf = (change: Kegs): number => KEG_SIZES.reduce((sum, size) => sum + (change[size] ?? 0), 0);
