import { z } from 'zod';
import { calendarDay } from '../../selling/delivery/description.ts';
import { compactPostalCode, isPrefix, WEEKDAYS, ZONE_COLOURS } from '../../selling/delivery/index.ts';
import { postalCode } from './addresses.ts';
import { instant } from './fields.ts';
import { requiredText, street } from './form-fields.ts';
import { orderLine } from './quotes.ts';

const prefix = z
  .string()
  .max(20)
  .overwrite(compactPostalCode)
  .refine(isPrefix, { error: 'Postal codes start with a letter and a digit in turn, such as V6B' });

/** The staff form of a zone (DELIVERY-1). */
export const zoneForm = z.object({
  name: requiredText(1, 'Please give the zone a name', 60),
  prefixes: z
    .array(prefix)
    .min(1, 'Please enter at least one postal-code prefix')
    .max(200, 'Please enter at most 200 postal-code prefixes'),
  weekdays: z.array(z.literal(WEEKDAYS)).min(1, 'Please choose at least one weekday').max(7),
  cutOff: z.object({
    daysBefore: z.number().int().min(0).max(14),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 14:00'),
  }),
  minimum: z
    .number({ error: 'Please enter a whole number of units' })
    .int('Please enter a whole number of units')
    .min(0, 'Please enter a whole number of units')
    .max(9999, 'Please enter at most 9999 units'),
  colour: z.enum(ZONE_COLOURS),
});

export const zoneJson = zoneForm.extend({ id: z.string().regex(/^[\w-]{1,40}$/) });
export type ZoneJson = z.infer<typeof zoneJson>;

export const closedDateJson = z.object({
  day: calendarDay,
  name: requiredText(1, 'Please say why, such as Christmas Day', 60),
});

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

const planShape = {
  zones: z
    .array(zoneJson)
    .max(50, 'Please make at most 50 zones')
    .refine((zones) => !hasTwice(zones.map(({ id }) => id)), 'Please send each zone once')
    .refine(
      (zones) => !hasTwice(zones.flatMap(({ prefixes }) => prefixes)),
      'Please assign each postal-code prefix to one zone',
    ),
  closedDates: z
    .array(closedDateJson)
    .max(500, 'Please enter at most 500 dates')
    .refine((dates) => !hasTwice(dates.map(({ day }) => day)), 'Please enter each date once'),
  version: z.number().int().min(0).describe('The version that was read; each change increments it'),
};

/** `GET` and `PUT /api/admin/deliveries/zones`: every zone and closed date. Refused as `stale` if changed since it was read. */
export const deliveryPlanJson = z.object(planShape);
export type DeliveryPlanJson = z.infer<typeof deliveryPlanJson>;

/** A wholesale order's choice: a day for its address, or pick-up. */
export const deliveryChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delivery'), day: calendarDay }),
  z.object({ kind: z.literal('pick-up') }),
]);

/** A keg order's choice; its form has no address, so the choice includes one. */
export const kegDeliveryChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delivery'), day: calendarDay, address: street, postalCode }),
  z.object({ kind: z.literal('pick-up') }),
]);

/** `POST /api/deliveries/days`: a cart's lines and their destination, as far as known. */
export const deliveryDaysRequest = z.object({
  channel: z.enum(['licensee', 'keg']),
  lines: z.array(orderLine).max(500, 'Please order at most 500 lines'),
  postalCode: z.optional(postalCode),
});

/** The delivery days that a cart can currently choose from. */
export const deliveryDaysJson = z.object({
  hasZones: z.boolean().describe('False if the business has no delivery zones: show nothing'),
  zone: z.object({ name: z.string(), minimum: z.number() }).optional().describe('Absent outside every zone'),
  units: z.number().describe('Trade units of the lines'),
  shortfall: z.string().optional().describe("'2 more cases, or 1 more keg, for delivery to Downtown'"),
  days: z.array(
    z.object({
      day: calendarDay,
      closes: instant,
      deadline: z.string().describe("'Order by Tuesday 2:00 PM'"),
      isLate: z.literal(true).optional().describe('For staff only: its cut-off is over'),
    }),
  ),
});
export type DeliveryDaysJson = z.infer<typeof deliveryDaysJson>;
