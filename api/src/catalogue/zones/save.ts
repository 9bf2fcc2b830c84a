import { isDeepStrictEqual } from 'node:util';
import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { deliveryPlanModel, readPlan } from './model.ts';

/**
 * Replaces zones and closed dates with an edited version. Refused as `stale`, with what is stored, if they have changed since
 * they were read, unless both versions are equal; an unchanged version writes nothing (DELIVERY-11).
 */
export async function savePlan(deps: Deps, who: string, wanted: DeliveryPlanJson): Promise<DeliveryPlanJson> {
  const before = await readPlan(deps.connection);
  const after = inOrder(wanted, before.version + 1);
  if (isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 })) return before;
  if (before.version !== wanted.version || !(await written(deps, who, before, after))) {
    throw problem('stale', { currentPlan: await readPlan(deps.connection) });
  }
  return after;
}

const inOrder = ({ zones, closedDates }: DeliveryPlanJson, version: number): DeliveryPlanJson => ({
  zones: zones.map((zone) => ({ ...zone, weekdays: [...new Set(zone.weekdays)].sort((a, b) => a - b) })),
  closedDates: [...closedDates].sort((one, other) => one.day.localeCompare(other.day)),
  version,
});

/** False if the plan has changed since `before` was read. */
async function written(
  deps: Deps,
  who: string,
  before: DeliveryPlanJson,
  after: DeliveryPlanJson,
): Promise<boolean> {
  const entry = entryOf(deps, who, {
    action: 'deliveries.edit',
    subject: 'zones',
    before: differing(before, after),
    after: differing(after, before),
  });
  try {
    const { matchedCount, upsertedCount } = await deliveryPlanModel(deps.connection).updateOne(
      { _id: 'plan', version: before.version },
      { $set: after, $push: { pendingAudit: entry } },
      { upsert: before.version === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}

/** The zones and dates of one plan that another lacks, in words, for the audit. */
function differing(one: DeliveryPlanJson, other: DeliveryPlanJson): Record<string, string[]> {
  const others = new Map(other.zones.map((zone) => [zone.id, zone]));
  const zones = one.zones.filter((zone) => !isDeepStrictEqual(zone, others.get(zone.id)));
  const dates = one.closedDates.filter(
    (date) => !other.closedDates.some((there) => isDeepStrictEqual(there, date)),
  );
  return {
    ...(zones.length > 0 ? { zones: zones.map(zoneText) } : {}),
    ...(dates.length > 0 ? { closedDates: dates.map(({ day, name }) => `${day} ${name}`) } : {}),
  };
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 'Downtown: V6B V6C; Tue Thu; 1 d before, 14:00; 4 units; blue' */
function zoneText({ name, prefixes, weekdays, cutOff, minimum, colour }: ZoneJson): string {
  const served = weekdays.map((weekday) => dayNames[weekday - 1]).join(' ');
  const closes = `${cutOff.daysBefore} d before, ${cutOff.time}`;
  return `${name}: ${prefixes.join(' ')}; ${served}; ${closes}; ${minimum} units; ${colour}`;
}
