import type { Response } from 'express';
import { company } from 'shared-domain/company';
import { dayOf, longDate } from 'shared-domain/dates';
import { daysOut, KEG_SIZES, kegCountText, kegsText } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import type { TradeSettings } from 'shared-domain/staff';
import { partyOf } from '../../orders/order/index.ts';
import { sendPdf } from '../../orders/papers/index.ts';
import type { KegAccountDocument } from './model.ts';
import { presentEntries, standingOfKegs } from './present.ts';

const KINDS = { out: 'Delivered', back: 'Collected', lost: 'Lost', corrected: 'Corrected' } as const;

const dateOf = (at: string) => longDate(dayOf(new Date(at)));

/** '+2 × 50 L', or '-1 × 30 L'. */
function signed(change: Parameters<typeof kegsText>[0]): string {
  const first = KEG_SIZES.map((size) => change[size] ?? 0).find((number) => number !== 0) ?? 0;
  return `${first < 0 ? '-' : '+'}${kegsText(change)}`;
}

/** A keg account as a PDF: the kegs out and since when, then the ledger, newest first (KEGS-11). */
export function sendStatement(
  account: KegAccountDocument,
  now: Date,
  settings: TradeSettings,
  response: Response,
) {
  const { _id, name, lots, entries } = account;
  const party = partyOf(_id);
  const { total, deposits } = standingOfKegs(lots, now, settings);
  const who = 'email' in party ? party.email : party.licenseNumber;
  const title = `Keg statement, ${who}`;
  return sendPdf(response, { title, name: `kegs-${who.replace(/[^\w.@-]/g, '_')}`, at: now }, (page) =>
    page
      .facts([
        ['Account', name],
        ['email' in party ? 'Email' : 'Licence number', who],
        ['Date', longDate(dayOf(now))],
        ['Kegs with you', kegCountText(total)],
        ['Deposits held', deposits === undefined ? undefined : formatDollars(deposits)],
      ])
      .table(
        [
          { heading: 'With you since', width: 150 },
          { heading: 'Kegs', width: 110 },
          { heading: 'Order', width: 164 },
          { heading: 'Days', width: 80, align: 'right' },
        ],
        lots.map(({ size, number, since, order }) => [
          dateOf(since),
          `${number} × ${size} L`,
          order ?? '',
          String(daysOut(since, now)),
        ]),
      )
      .note('Out and back')
      .table(
        [
          { heading: 'Date', width: 120 },
          { heading: 'What', width: 80 },
          { heading: 'Kegs', width: 110 },
          { heading: 'Why', width: 124 },
          { heading: 'With you', width: 70, align: 'right' },
        ],
        presentEntries(entries).map(({ at, kind, change, reason, undoes, out }) => [
          dateOf(at),
          undoes ? 'Undone' : KINDS[kind],
          signed(change),
          reason ?? '',
          String(out),
        ]),
      )
      .note(`Does this not match your cellar? Tell us: ${company.ordersEmail} or ${company.phone}.`),
  );
}
