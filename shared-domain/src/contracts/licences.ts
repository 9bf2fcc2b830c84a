import { z } from 'zod';
import { dollars, instant, nextCursor, paging } from './fields.ts';
import { requiredText } from './form-fields.ts';

const number = requiredText(1, 'License number is required', 50);
const company = requiredText(1, 'Company name is required', 200);

/** `POST /api/licences/verify`: trimmed; an exact match is required. */
export const licenceVerifyRequest = z.object({ licenseNumber: number });

export const verifiedLicence = z.object({ licenseNumber: z.string(), companyName: z.string() });
export type VerifiedLicence = z.infer<typeof verifiedLicence>;

/** The admin's licence form. */
export const licenceForm = z.object({ licenseNumber: number, companyName: company });

/** `PUT /api/admin/licences/:number`: the number is part of the address. */
export const licencePut = z.object({
  companyName: company,
  updatedAt: z.iso
    .datetime({ offset: true, error: 'Please send the time as it was read' })
    .nullable()
    .optional()
    .describe('As it was read, null if there was none: the guard against lost updates'),
});

export const licenceJson = verifiedLicence.extend({
  created_at: instant.optional(),
  updatedAt: instant.optional(),
});
export type LicenceJson = z.infer<typeof licenceJson>;

/** `created` says whether the number was new. */
export const licenceSaved = licenceJson.extend({ created: z.boolean() });
export type LicenceSaved = z.infer<typeof licenceSaved>;

/** What a licensee has ordered, without cancelled orders. */
export const licenceFigures = z.object({
  lastOrderAt: instant.optional().describe('Left out if there was no order yet'),
  orderCount: z.number().int(),
  twelveMonths: dollars.describe('Totals of the orders of the last 365 days'),
});

export const licenceSorts = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'] as const;
export type LicenceSort = (typeof licenceSorts)[number];

/**
 * `number` is the whole number; `search` is part of the company's name (at most 20 are returned). With `limit` the
 * register is read page by page with what each licensee has ordered; `search` then also matches numbers.
 */
export const licenceSearchQuery = z.object({
  ...paging,
  number: z.string().trim().max(50).optional(),
  search: z.string().trim().max(100).optional(),
  sort: z
    .enum(licenceSorts)
    .optional()
    .describe('For a page: newest or most first, names from A; last order first by default'),
});
export const licenceListJson = z.object({
  licences: z.array(licenceJson.extend(licenceFigures.partial().shape)),
  total: z.number().int().optional().describe('For a page: how many match the search'),
  nextCursor,
});
export type LicenceListJson = z.infer<typeof licenceListJson>;
