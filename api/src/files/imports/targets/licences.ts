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
    defaults: (_number, now) => ({ created_at: now }),
    write: (operations) => writeEach(licenseeModel(deps.connection), operations),
    source: licenseeModel(deps.connection),
    along: (before, after) =>
      after.standing === 'suspended' && before.standing !== 'suspended'
        ? { sessionsEndedAt: deps.clock() }
        : {},
    changed: () => endPlacingWithoutStanding(deps),
  };
}
