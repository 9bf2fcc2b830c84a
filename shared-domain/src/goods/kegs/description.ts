import { z } from 'zod';
import { instantText } from '../../foundation/fields/index.ts';
import { KEG_ENTRY_KINDS } from './ledger.ts';

const number = z.number().int();

/** Numbers of kegs by size in litres; a size left out is 0. */
export const kegsBySize = z.strictObject({
  50: number.optional(),
  30: number.optional(),
  20: number.optional(),
});

/** One entry of a keg account. Entries are only added. */
export const kegEntry = z.object({
  id: z.string(),
  at: instantText,
  kind: z.enum(KEG_ENTRY_KINDS),
  change: kegsBySize.describe('Positive to the customer, negative from them'),
  order: z.string().optional().describe('The order that delivered the kegs, or whose delivery was withdrawn'),
  undoes: z.string().optional().describe('The id of the entry that it reverses'),
});

/** Kegs of one size that went out together and aren't back yet. */
export const kegLot = z.object({
  size: z.union([z.literal(50), z.literal(30), z.literal(20)]),
  number,
  since: instantText,
  order: z.string().optional(),
});
