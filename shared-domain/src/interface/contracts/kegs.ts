import { z } from 'zod';
import { kegChange, kegCounts, kegEntry, kegLot } from '../../goods/kegs/description.ts';
import { dollars, instant } from './fields.ts';
import { requiredText } from './form-fields.ts';
import { kegDepositJson } from './settings.ts';

/** A keg account's id: `licence:305-218`, or `email:` and the address of a customer of the keg portal. */
export const kegAccountId = z.string().regex(/^(licence|email):.{1,254}$/, 'Please name a keg account');

const bookingId = z.uuid('Please send an id of this booking').describe('The same id is booked once');

/** `POST /api/admin/kegs/:account/entries`. Back and lost are counts; a correction is a difference. */
export const kegBooking = z
  .discriminatedUnion('kind', [
    z.object({
      id: bookingId,
      kind: z.enum(['back', 'lost']),
      kegs: kegCounts,
      reason: z.string().trim().max(300, 'Please use at most 300 characters').optional(),
    }),
    z.object({
      id: bookingId,
      kind: z.literal('corrected'),
      kegs: kegChange,
      reason: requiredText(1, 'Please say why', 300),
    }),
  ])
  .refine(({ kegs }) => Object.values(kegs).some((one) => one), {
    error: 'Please enter how many kegs',
    path: ['kegs'],
  })
  .refine(({ kind, reason }) => kind !== 'lost' || reason, { error: 'Please say why', path: ['reason'] });
export type KegBooking = z.input<typeof kegBooking>;

/** One line of the ledger. */
export const kegEntryJson = kegEntry.extend({
  out: z.number().int().describe('Kegs out after it'),
  reason: z.string().optional(),
});

const staffEntryJson = kegEntryJson.extend({
  who: z.string().describe('A staff address, or system'),
  canUndo: z.boolean(),
});

const standing = {
  out: kegCounts.required().describe('By size'),
  total: z.number().int(),
  oldest: z.number().int().describe('Days of the oldest keg'),
  overdue: z.number().int().describe('Kegs overdue: out for longer than the limit'),
  deposits: dollars.optional().describe('Held; left out while no keg deposit is set'),
};

export const kegAccountRow = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string().optional(),
  email: z.string().optional().describe('Of an account of the keg portal'),
  ...standing,
  reminded: z.object({ at: instant, state: z.enum(['sent', 'waiting', 'failed']) }).optional(),
});
export type KegAccountRow = z.infer<typeof kegAccountRow>;

/** `search` also finds accounts with no kegs out. */
export const kegAccountsQuery = z.object({ search: z.string().trim().max(100).optional() });

/** `GET /api/admin/kegs`: accounts with the oldest kegs first. */
export const kegAccountsJson = z.object({
  accounts: z.array(kegAccountRow),
  limitDays: z.number().int().describe('Days after which a keg is overdue'),
  deposits: z.array(kegDepositJson).describe('As staff set them; empty: none is held'),
});
export type KegAccountsJson = z.infer<typeof kegAccountsJson>;

export const kegAccountJson = kegAccountRow.extend({
  limitDays: z.number().int(),
  lots: z.array(kegLot).describe('What is out, the oldest first'),
  entries: z.array(staffEntryJson).describe('The newest first'),
});
export type KegAccountJson = z.infer<typeof kegAccountJson>;

/** `GET /api/licensee/kegs`: a licensee's own account, for a browser that opened a contact's mailed link (KEGS-10). */
export const licenseeKegsJson = z.object({
  hasKegs: z.boolean().describe('Whether any kegs are out at all: otherwise there is nothing to collect'),
  account: z
    .object({
      ...standing,
      limitDays: z.number().int(),
      lots: z.array(kegLot.extend({ days: z.number().int() })).describe('What is out, the oldest first'),
      entries: z.array(kegEntryJson).describe('The newest first'),
    })
    .optional()
    .describe('Left out if this browser may not see it'),
});
export type LicenseeKegsJson = z.infer<typeof licenseeKegsJson>;

/** `POST /api/admin/kegs/reminders`. */
export const kegRemindersRequest = z.object({
  id: z.uuid('Please send an id of this reminder').describe('The same id reminds an account once'),
  accounts: z.array(kegAccountId).min(1, 'Please choose an account').max(200, 'Please choose at most 200'),
});
export const kegRemindersSent = z.object({
  reminded: z.number().int().describe('Accounts that get an email'),
});

export const kegEntryParams = z.object({ account: kegAccountId, entry: z.string().max(60) });
