import { z } from 'zod';
import { isDay } from '../../foundation/dates/index.ts';
import { CHANNELS } from '../../goods/products/index.ts';
import { RATE_KINDS, REHEARSAL_PARTS } from '../../office/accounting/index.ts';
import { province } from './addresses.ts';
import { dollars } from './fields.ts';

const PERCENT = 'Please enter 0 to 100 per cent, with at most three decimals';
const AMOUNT = 'Please enter an amount from $0.00 to $100.00';
const PROVINCES = 'Please choose at least one province';

const parts = {
  charge: z.string().max(40).describe('The id of a charge'),
  channel: z.enum(CHANNELS),
  provinces: z.array(province).min(1, PROVINCES).max(13).optional().describe('Of retail'),
  from: z.string().refine(isDay, 'Please enter a valid date').describe('The first day, in Vancouver'),
  percent: z
    .number({ error: PERCENT })
    .min(0, PERCENT)
    .max(100, PERCENT)
    .multipleOf(0.001, PERCENT)
    .optional(),
  perUnit: dollars.describe('Dollars for each unit').optional(),
};

/** A row that an owner has added for one charge in one channel (RATE-1). */
export const rateJson = z.object({ id: z.string(), ...parts });

const AMOUNT_PARTS = {
  perUnit: z.number({ error: AMOUNT }).min(0, AMOUNT).max(100, AMOUNT).multipleOf(0.01, AMOUNT).optional(),
};

const kindOf = ({ charge, channel }: { charge: string; channel: string }) =>
  RATE_KINDS.find((kind) => kind.id === charge && kind.channel === channel);

/** `POST /api/admin/rates`: a row from a day in the future on (RATE-2). */
export const rateRequest = z
  .object({ ...parts, ...AMOUNT_PARTS })
  .refine((row) => kindOf(row) !== undefined, { path: ['charge'], error: 'Please choose a charge' })
  .refine((row) => (row.channel === 'dtc') === (row.provinces !== undefined), {
    path: ['provinces'],
    error: PROVINCES,
  })
  .refine(
    (row) => kindOf(row)?.isPerUnit !== false || (row.percent !== undefined && row.perUnit === undefined),
    { path: ['percent'], error: PERCENT },
  )
  .refine(
    (row) => kindOf(row)?.isPerUnit !== true || (row.perUnit !== undefined && row.percent === undefined),
    { path: ['perUnit'], error: AMOUNT },
  );
export type RateRequest = z.input<typeof rateRequest>;
export type RateJson = z.infer<typeof rateJson>;

/** The rows that owners have added, by first day. */
export const ratesJson = z.object({ rates: z.array(rateJson) });

export const rateParams = z.object({ id: z.string().max(40) });

/** Which of `REHEARSAL_PARTS` parts of the last 90 days, the oldest first. */
export const rehearsalQuery = z.object({
  part: z.coerce
    .number()
    .int()
    .min(0)
    .max(REHEARSAL_PARTS - 1),
});

/** What a part of the orders would have cost under a row and those planned before it, in dollars (RATE-4). */
export const rehearsalJson = z.object({
  orders: z.number().int(),
  changed: z.number().int(),
  sums: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      charge: z.string(),
      name: z.string(),
      before: dollars,
      after: dollars,
    }),
  ),
  most: z
    .array(z.object({ id: z.string(), channel: z.enum(CHANNELS), before: dollars, after: dollars }))
    .describe('The orders whose total changes most, at most 20'),
});
export type RehearsalJson = z.infer<typeof rehearsalJson>;
