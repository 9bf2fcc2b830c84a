import type { Response } from 'express';
import { textCell } from 'shared-domain/csv';
import { minuteOf } from 'shared-domain/dates';
import { sendCsv } from '../../requests/calls/index.ts';
import type { AllocationDocument } from './model.ts';
import { presentWhole } from './present.ts';

const HEADERS = ['Licence', 'Account', 'Asked', 'Asked at', 'Drawn', 'Got', 'State', 'Confirmed', 'Order'];

/** Requests and shares as a CSV file named after the allocation. */
export async function exportShares(
  allocation: AllocationDocument,
  now: Date,
  response: Response,
): Promise<void> {
  const { shares = [] } = presentWhole(allocation, now);
  const rows = shares.map((share) => [
    textCell(share.licenseNumber),
    textCell(share.companyName),
    share.asked,
    minuteOf(new Date(share.askedAt)),
    share.drawn ?? '',
    share.got ?? '',
    share.state ?? '',
    share.confirmed ?? '',
    share.orderId ?? '',
  ]);
  await sendCsv(response, `allocation-${allocation._id}`, HEADERS, rows);
}
