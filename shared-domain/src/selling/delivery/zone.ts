import type { Day } from '../../foundation/dates/index.ts';

/** From 1 (Monday) to 7 (Sunday), as ISO 8601 counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The colours that mark zones for staff, each with its name for screen readers. */
export const ZONE_COLOURS = ['blue', 'green', 'purple', 'amber', 'red', 'teal', 'brown'] as const;
export type ZoneColour = (typeof ZONE_COLOURS)[number];

/** An area with common delivery weekdays (DELIVERY-1). */
export type DeliveryZone = {
  readonly id: string;
  readonly name: string;
  /** Its postal-code prefixes: 'V6B', 'V5'. */
  readonly prefixes: readonly string[];
  readonly weekdays: readonly Weekday[];
  /** When its days close: a number of calendar days before, at a company-local time ('14:00'). */
  readonly cutOff: { readonly daysBefore: number; readonly time: string };
  /** The minimum order for delivery, in trade units. */
  readonly minimum: number;
  readonly colour: ZoneColour;
};

/** A day on which nothing is delivered anywhere, and why: 'Christmas Day'. */
export type ClosedDate = { readonly day: Day; readonly name: string };

/** Everything staff have set up; without zones, the shops show nothing about deliveries (DELIVERY-10). */
export type DeliveryPlan = {
  readonly zones: readonly DeliveryZone[];
  readonly closedDates: readonly ClosedDate[];
};

/** A postal code or prefix in capitals, without spaces and dashes. */
export const compactPostalCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Letters and digits in the order of Canada's postal codes, 1 to 6 of them. */
export const isPrefix = (text: string): boolean => /^[A-Z](\d([A-Z](\d([A-Z]\d?)?)?)?)?$/.test(text);

/**
 * The zone of a postal code in any spelling: the one with the longest prefix that it starts with (DELIVERY-2).
 * Undefined outside every zone.
 */
export function zoneOf(zones: readonly DeliveryZone[], postalCode: string): DeliveryZone | undefined {
  const code = compactPostalCode(postalCode);
  const longest = (zone: DeliveryZone) =>
    Math.max(0, ...zone.prefixes.filter((prefix) => code.startsWith(prefix)).map(({ length }) => length));
  return zones.reduce<DeliveryZone | undefined>(
    (best, zone) => (longest(zone) > (best ? longest(best) : 0) ? zone : best),
    undefined,
  );
}

/** The plan's zones with a zone added or changed; its prefixes are removed from all others (DELIVERY-2). */
export function withZone<Zone extends DeliveryZone>(zones: readonly Zone[], zone: Zone): Zone[] {
  const others = zones.map((other) =>
    other.id === zone.id
      ? zone
      : { ...other, prefixes: other.prefixes.filter((prefix) => !zone.prefixes.includes(prefix)) },
  );
  return zones.some(({ id }) => id === zone.id) ? others : [...others, zone];
}
