import { z } from 'zod';
import { instantText } from '../../foundation/fields/index.ts';
import { KEG_ENTRY_KINDS } from './ledger.ts';

const number = z
  .number({ error: 'Please enter a whole number of kegs' })
  .int('Please enter a whole number of kegs');
const counted = number
  .min(0, 'Please enter a whole number of kegs')
  .max(999, 'Please enter at most 999 kegs');
const changed = number.min(-999, 'Please enter at most 999 kegs').max(999, 'Please enter at most 999 kegs');
const bySize = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ 50: schema.optional(), 30: schema.optional(), 20: schema.optional() });

/** Numbers of kegs by size in litres; a size left out is 0. */
export const kegCounts = bySize(counted);
/** What changes them: positive to the customer, negative from them. */
export const kegChange = bySize(changed);

/** One entry of a keg account. Entries are only added. */
export const kegEntry = z.object({
  id: z.string(),
  at: instantText,
  kind: z.enum(KEG_ENTRY_KINDS),
  change: kegChange,
  order: z.string().optional().describe('The order that delivered the kegs, or whose delivery was withdrawn'),
  undoes: z.string().optional().describe('The id of the entry that it reverses'),
});

/** Kegs of one size that went out together and aren't back yet. */
export const kegLot = z.object({
  size: z.union([z.literal(50), z.literal(30), z.literal(20)]),
  number: z.number().int(),
  since: instantText,
  order: z.string().optional(),
});
