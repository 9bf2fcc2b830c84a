import { z } from 'zod';
import { dollars, instant, paging } from './fields.ts';

const year = z.object({ orders: z.number().int(), total: dollars, average: dollars });

/** A licensee's purchases (LICENCE-15), without cancelled orders. */
export const licenceFiguresJson = z.object({
  year: year.describe('The last 365 days'),
  yearBefore: year.describe('The 365 days before'),
  everyDays: z.number().int().optional().describe('Median of the days between orders'),
  lastOrderAt: instant.optional(),
  orders: z.number().int().describe('In all'),
});
export type LicenceFiguresJson = z.infer<typeof licenceFiguresJson>;

/** `GET /api/licensee/details`: what fills in an order form (ORDER-26). */
export const licenseeDetailsJson = z.object({
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).optional(),
  addresses: z
    .array(z.object({ address: z.string(), city: z.string(), postalCode: z.string() }))
    .describe("The account's delivery addresses, else that of its last order"),
});
export type LicenseeDetailsJson = z.infer<typeof licenseeDetailsJson>;

/** `POST /api/admin/licences/:number/links`. */
export const linkRequest = z.object({
  email: z.string().max(254).describe("Of one of the account's contacts"),
});

/** The mail that a reminder would send. */
export const mailPreviewJson = z.object({
  to: z.array(z.string()).describe('Empty where no address is known'),
  subject: z.string(),
  text: z.string(),
});
export type MailPreviewJson = z.infer<typeof mailPreviewJson>;

export const TIMELINE_TOPICS = ['orders', 'kegs'] as const;

/** A licence's timeline, newest first; entries have the form of audit entries. */
export const licenceTimelineQuery = z.object({
  ...paging,
  about: z.enum(TIMELINE_TOPICS).optional().describe('Its orders or its kegs only'),
});

/** `GET /api/admin/accounts/postal-codes`: which accounts a delivery zone serves is worked out from them. */
export const accountPostalCodesJson = z.object({
  postalCodes: z.array(z.string().nullable()).describe('Of each licensee; null if its address has none'),
  accounts: z
    .array(z.object({ licenseNumber: z.string(), companyName: z.string() }))
    .describe('The licensees, in the order of their postal codes'),
});
export type AccountPostalCodesJson = z.infer<typeof accountPostalCodesJson>;
