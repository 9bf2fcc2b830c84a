import { licenceKey } from 'shared-domain/licences';
import { type LicenseeDocument, licenseeModel } from '../../../accounts/licences/index.ts';
import type { Deps } from '../../../foundation/dependencies.ts';
import { endPlacingWithoutStanding } from '../../../orders/placing/index.ts';
import type { Stored, Target } from './target.ts';
import { writeEach } from './write.ts';

/** The stored licences with these numbers. */
export async function licenseesByNumber(
  deps: Deps,
  numbers: string[],
): Promise<Map<string, LicenseeDocument>> {
  const found = await licenseeModel(deps.connection)
    .find({ _id: { $in: numbers } })
    .maxTimeMS(30_000)
    .lean<LicenseeDocument[]>();
  return new Map(found.map((document) => [document._id, document]));
}

/** The stored licences by number and by key (LICENCE-18). */
export async function licenseesByKey(deps: Deps, keys: string[]): Promise<Map<string, LicenseeDocument>> {
  const found = await licenseeModel(deps.connection)
    .find({ key: { $in: keys } })
    .sort({ created_at: -1 })
    .maxTimeMS(30_000)
    .lean<LicenseeDocument[]>();
  const named = (name: (one: LicenseeDocument) => string) => found.map((one) => [name(one), one] as const);
  return new Map([...named(({ _id }) => licenceKey(_id)), ...named(({ _id }) => _id)]);
}

/** What licence files change: the register of licensees. */
export function licencesTarget(deps: Deps): Target {
  return {
    read: async (numbers) => (await licenseesByNumber(deps, numbers)) as Map<string, Stored>,
    plan: ({ errors, edits, values }) => {
      const [error] = errors;
      if (error) return { skip: error.message };
      if (edits.skipThisTime) return { skip: 'Skipped this time' };
      // Files have no column for the reason: it is removed with its suspension.
      return { fields: values.standing === undefined ? values : { ...values, suspensionReason: null } };
    },
    defaults: (number, now) => ({ key: licenceKey(number), created_at: now }),
    write: (operations) => writeEach(licenseeModel(deps.connection), operations),
    source: licenseeModel(deps.connection),
    along: (before, after) =>
      (after.standing === 'suspended' && before.standing !== 'suspended') ||
      (after.companyName !== undefined && after.companyName !== before.companyName)
        ? { sessionsEndedAt: deps.clock() }
        : {},
    changed: () => endPlacingWithoutStanding(deps),
  };
}
