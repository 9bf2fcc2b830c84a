import { z } from 'zod';
import { allocationTerms } from '../../goods/products/description.ts';
import { ALLOCATION_KINDS } from '../../goods/products/index.ts';
import { deliveryChoice, deliveryDaysJson } from './deliveries.ts';
import { dollars, instant, sku } from './fields.ts';

const units = (least: number, message: string) =>
  z
    .number({ error: message })
    .int(message)
    .min(least, message)
    .max(99_999, 'Please enter at most 99999 units');

const moment = z.iso
  .datetime({ offset: true, error: 'Please enter a valid date and time' })
  .transform((text) => new Date(text).toISOString());

/** The staff form of an allocation (ALLOCATION-1). */
const allocationForm = z.object({
  productId: sku,
  kind: z.enum(ALLOCATION_KINDS),
  units: units(1, 'Please enter how many units there are'),
  most: units(1, 'Please enter the maximum per account'),
  opensAt: moment,
  closesAt: moment,
});
export type AllocationForm = z.infer<typeof allocationForm>;

const closesLater = { path: ['closesAt'], error: 'It must close after it opens' };
const isLater = ({ opensAt, closesAt }: AllocationForm) => closesAt > opensAt;
const fewEnough = { path: ['most'], error: "The maximum per account can't be more than the total" };
const isFewEnough = ({ units: all, most }: AllocationForm) => most <= all;

export const newAllocation = allocationForm.refine(isLater, closesLater).refine(isFewEnough, fewEnough);
export const editedAllocation = allocationForm
  .omit({ productId: true })
  .extend({ version: z.number().int().describe('The version that was read; each change increments it') })
  .refine((form) => form.closesAt > form.opensAt, closesLater)
  .refine((form) => form.most <= form.units, fewEnough);
export const cancelledAllocation = z.object({ cancelled: z.boolean().describe('false restores it') });

const allocationState = z.enum(['planned', 'open', 'closed', 'shared', 'ended', 'cancelled']);
export type AllocationState = z.infer<typeof allocationState>;

/** State of a share. `confirming`: a confirmation is in progress; `none`: the account got nothing. */
export const SHARE_STATES = ['none', 'held', 'confirming', 'confirmed', 'let-go', 'expired'] as const;
const shareState = z.enum(SHARE_STATES);
export type ShareState = (typeof SHARE_STATES)[number];

const roundJson = z.object({ wanting: z.int(), given: z.int(), left: z.int() });

/** What everyone sees of an allocation. */
export const publicAllocation = allocationTerms.extend({
  id: z.string(),
  productId: z.string(),
  unit: z.enum(['case', 'keg', 'piece']),
  opensAt: instant,
  closesAt: instant,
  state: allocationState,
  seal: z.string().describe("SHA-256 of the seed's bytes, in hexadecimal digits"),
  seed: z.string().optional().describe('64 hexadecimal digits; once the units are shared'),
  heldUntil: instant.optional(),
  rounds: z.array(roundJson).optional(),
});

/** One account's request, and what it got. */
export const accountShareJson = z.object({
  licenseNumber: z.string(),
  companyName: z.string(),
  asked: z.int(),
  askedAt: instant,
  drawn: z.int().optional().describe('Its position in the draw, from 1'),
  got: z.int().optional(),
  state: shareState.optional(),
  confirmed: z.int().optional(),
  changedAt: instant.optional(),
  orderId: z.string().optional(),
  mail: z.enum(['queued', 'sent', 'failed', 'none']).optional(),
});
export type AccountShareJson = z.infer<typeof accountShareJson>;

/** An allocation as staff see it; lists omit the accounts. */
export const allocationJson = publicAllocation.extend({
  productName: z.string(),
  version: z.int(),
  accounts: z.int(),
  asked: z.int(),
  sharedAt: instant.optional(),
  shares: z.array(accountShareJson).optional(),
});
export type AllocationJson = z.infer<typeof allocationJson>;
/** With `licence`: those that the account asked for or still can, each with only its own request. */
export const allocationListQuery = z.object({ licence: z.string().trim().max(50).optional() });
export const allocationListJson = z.object({ allocations: z.array(allocationJson) });

/** An allocation as one account sees it: its own request and share, and the anonymous totals. */
export const licenseeAllocationJson = publicAllocation.extend({
  words: z
    .object({ opens: z.string(), closes: z.string(), held: z.string().optional() })
    .describe("The instants in words, by the API's clock and time zone: 'Friday 5:00 PM'"),
  asked: z.int().optional().describe('Units that this account asked for'),
  share: z
    .object({
      got: z.int(),
      state: shareState,
      confirmed: z.int().optional(),
      orderId: z.string().optional(),
      reason: z.string(),
    })
    .optional(),
  draws: z
    .array(z.object({ asked: z.int(), got: z.int() }))
    .optional()
    .describe('In draw order'),
  mine: z.int().optional().describe('Index of this account among the draws'),
  offer: z
    .object({
      unitPrice: dollars,
      days: deliveryDaysJson.shape.days.optional().describe('Left out without delivery zones'),
      hasAddress: z.boolean().describe('False if we have no delivery address for the account'),
      address: z.string().optional().describe('Where it goes; only for who may confirm it'),
    })
    .optional()
    .describe('What is needed to confirm, while the share is held'),
});
export type LicenseeAllocationJson = z.infer<typeof licenseeAllocationJson>;

export const unitsRequest = z.object({
  units: units(0, 'Please enter how many you would like').describe('0 withdraws the request'),
});
export const shareConfirmation = z.object({
  units: units(1, "Please enter how many you'd like to order"),
  unitPrice: dollars.describe('The price that was shown'),
  delivery: deliveryChoice.optional(),
});
export const declineRequest = z.object({ letGo: z.boolean().describe('false undoes it, within a minute') });

/** `POST /api/admin/allocations/:id/reminders`. */
export const shareRemindersRequest = z.object({
  id: z.uuid('Please send an id of this reminder').describe('The same id reminds an account once'),
});

/** An anonymous result from which anyone can recompute the draw (ALLOCATION-10). */
export const allocationResultJson = z.object({
  id: z.string(),
  productId: z.string(),
  units: z.int(),
  most: z.int(),
  seed: z.string(),
  seal: z.string(),
  draws: z.array(
    z.object({
      value: z.string().describe('HMAC-SHA-256 with the seed as key over `{id}:{licence number}`'),
      asked: z.int(),
      got: z.int(),
    }),
  ),
});
export type AllocationResultJson = z.infer<typeof allocationResultJson>;
