import type { KegEntryKind, Kegs } from 'shared-domain/kegs';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount } from '../../orders/order/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { addEntry } from './book.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Licence, days ago, movement. */
const DEMO: readonly [string, number, KegEntryKind, Kegs, string?][] = [
  ['304-660', 94, 'out', { 50: 3 }],
  ['304-660', 55, 'out', { 50: 6, 30: 3 }],
  ['304-660', 33, 'lost', { 50: -1 }, 'Fell off the loading dock'],
  ['304-660', 12, 'corrected', { 30: -1 }, 'Counted in our yard'],
  ['304-660', 5, 'out', { 50: 2 }],
  ['301-442', 76, 'out', { 50: 3, 20: 1 }],
  ['301-442', 20, 'back', { 50: -1 }],
  ['302-907', 66, 'out', { 30: 4 }],
  ['302-907', 41, 'back', { 30: -2 }],
  ['305-218', 60, 'out', { 50: 3 }],
  ['305-218', 39, 'back', { 50: -3 }],
  ['305-218', 39, 'out', { 50: 2 }],
  ['305-218', 32, 'out', { 30: 1 }],
  ['305-218', 18, 'out', { 50: 1, 30: 1 }],
  ['305-218', 11, 'out', { 20: 1 }],
  ['306-031', 24, 'out', { 20: 3 }],
  ['307-584', 38, 'out', { 50: 4, 30: 1 }],
  ['307-584', 10, 'out', { 50: 2, 20: 1 }],
];

/** Keg accounts of the demo licensees, some with old kegs. After an interrupted start it adds what is missing. */
export async function bookDemoKegs(deps: Deps): Promise<void> {
  const licensees = await licenseeModel(deps.connection).find().lean();
  const names = new Map(licensees.map(({ _id, companyName }) => [_id, companyName]));
  for (const [place, [number, daysAgo, kind, change, reason]] of DEMO.entries()) {
    const name = names.get(number);
    if (name === undefined) continue;
    const id = `demo-${place}`;
    const at = new Date(deps.clock().getTime() - daysAgo * DAY_MS).toISOString();
    await addEntry(deps, { id: licenceAccount(number), name }, (before) =>
      before.some((entry) => entry.id === id)
        ? undefined
        : { entry: { id, at, kind, change, who: 'first-start', ...(reason ? { reason } : {}) } },
    );
  }
}
