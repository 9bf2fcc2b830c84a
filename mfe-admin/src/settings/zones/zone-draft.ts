import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { compactPostalCode, withZone, zoneOf } from 'shared-domain/delivery';
import { typedNumber } from '../../kit/parts/index.ts';

/** A zone's form values; numbers as text, so that a field can be empty. */
export type ZoneDraft = Omit<ZoneJson, 'minimum' | 'cutOff'> & {
  minimum: string;
  daysBefore: string;
  time: string;
};

/** The zone's id in the address of the form for a new zone. */
export const NEW_ZONE = 'new';

export const emptyZone = (): ZoneJson => ({
  id: crypto.randomUUID(),
  name: '',
  prefixes: [],
  weekdays: [],
  cutOff: { daysBefore: 1, time: '14:00' },
  minimum: 4,
  colour: 'blue',
});

export const draftOf = ({ minimum, cutOff, ...zone }: ZoneJson): ZoneDraft => ({
  ...zone,
  minimum: String(minimum),
  daysBefore: String(cutOff.daysBefore),
  time: cutOff.time,
});

/** The zone of a draft; what isn't a number becomes NaN, which the contract refuses. */
export const zoneFrom = ({ minimum, daysBefore, time, ...zone }: ZoneDraft): ZoneJson => ({
  ...zone,
  minimum: typedNumber(minimum),
  cutOff: { daysBefore: typedNumber(daysBefore), time },
});

/** How many parts of a zone a draft changes. */
export const changesIn = (zone: ZoneJson, draft: ZoneDraft): number => {
  const before = draftOf(zone);
  return (Object.keys(before) as (keyof ZoneDraft)[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(draft[part]),
  ).length;
};

/** The typed prefixes in capitals, without duplicates. */
export const prefixesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(compactPostalCode)
      .filter(Boolean),
  ),
];

/** The zone that serves a postal code, if any. */
export const zoneServing = (zones: DeliveryPlanJson['zones'], code: string | null) =>
  code === null ? undefined : zoneOf(zones, code);

/** How many accounts each zone serves, by its id. */
export function accountsByZone(
  zones: DeliveryPlanJson['zones'],
  postalCodes: readonly (string | null)[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const code of postalCodes) {
    const id = zoneServing(zones, code)?.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The prefixes that a draft takes from other zones, and how many accounts move with each. */
export function movedPrefixes(
  zones: DeliveryPlanJson['zones'],
  draft: Pick<ZoneJson, 'id' | 'prefixes'>,
  postalCodes: readonly (string | null)[],
): { prefix: string; from: string; accounts: number }[] {
  const taken = zones
    .filter(({ id }) => id !== draft.id)
    .flatMap(({ name, prefixes }) =>
      prefixes.filter((prefix) => draft.prefixes.includes(prefix)).map((prefix) => ({ prefix, from: name })),
    );
  return taken.map(({ prefix, from }) => {
    const wanted = withZone(zones, { ...emptyZone(), ...draft, prefixes: [prefix] });
    const accounts = postalCodes.filter(
      (code) =>
        code !== null && zoneOf(zones, code)?.id !== draft.id && zoneOf(wanted, code)?.id === draft.id,
    ).length;
    return { prefix, from, accounts };
  });
}
