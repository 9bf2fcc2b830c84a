import { z } from 'zod';
import { isDay } from '../../foundation/dates/index.ts';
import { instantText } from '../../foundation/fields/index.ts';

/** A calendar day: '2026-11-26'. */
export const calendarDay = z.string().refine(isDay, 'Please enter a valid date').meta({ format: 'date' });

/** What an order was promised: a day and what determined it, or pick-up (DELIVERY-9). */
export const promise = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delivery'),
    day: calendarDay,
    zone: z.object({ id: z.string(), name: z.string() }),
    closes: instantText.describe('The cut-off that applied'),
    units: z.number().describe('Trade units of the order'),
    minimum: z.number().describe('The minimum order in trade units'),
    postalCode: z.string(),
    address: z.string().optional().describe('Of a keg order, which has no other address; street and city'),
  }),
  z.object({ kind: z.literal('pick-up') }),
]);
