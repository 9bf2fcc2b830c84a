import { addDays, dayOf } from 'shared-domain/dates';
import { weekdayNumber } from 'shared-domain/delivery';
import type { Deps } from '../../foundation/dependencies.ts';
import { saveStandingOrder } from './save.ts';

const ID = '6f0d3c52-7d3e-4c0b-9a55-3a1b7f1c9e21';
const LINES = [
  { productId: 'CTR-112', quantity: 3 },
  { productId: 'CUR-214', quantity: 14 },
  { productId: 'FRC-412', quantity: 2 },
];

/** A demo standing order, weekly on tomorrow's weekday, so that its offer, with a short line, is in the mailbox. */
export async function bookDemoStandingOrder(deps: Deps): Promise<void> {
  await saveStandingOrder(
    deps,
    ID,
    { licenseNumber: '305-218', companyName: 'The Gull & Anchor' },
    'devon@gull.example',
    { weekday: weekdayNumber(addDays(dayOf(deps.clock()), 1)), weeks: 1, state: 'active', lines: LINES },
  );
}
