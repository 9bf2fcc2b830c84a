import { z } from 'zod';
import { dollars, instant, nextCursor, paging } from './fields.ts';
import { licenceFigures } from './licences.ts';

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

export const accountSorts = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'] as const;
export type AccountSort = (typeof accountSorts)[number];

/** `GET /api/admin/accounts`: licences and customers of the keg portal (LICENCE-21). */
export const accountsQuery = z.object({
  ...paging,
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('As for licences; of the keg portal by name or email'),
  sort: z
    .enum(accountSorts)
    .optional()
    .describe('Newest or highest first, text from A; by default the latest order first'),
});

const accountRow = licenceFigures.extend({
  id: z.string().describe('As of its keg account'),
  name: z.string(),
  licenseNumber: z.string().optional(),
  email: z.string().optional().describe('Of a customer of the keg portal'),
  created_at: instant.optional().describe('Of a licence'),
  kegs: z.number().int().optional().describe('Kegs out; absent until the first was delivered'),
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountListJson = z.object({
  accounts: z.array(accountRow),
  total: z.number().int().describe('Under the search'),
  nextCursor,
});
export type AccountListJson = z.infer<typeof accountListJson>;

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
