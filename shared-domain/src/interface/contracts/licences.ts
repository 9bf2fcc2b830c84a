import { z } from 'zod';
import { isDay } from '../../foundation/dates/index.ts';
import { LICENCE_TEXT_LIMITS } from '../../office/imports/index.ts';
import { ACCOUNT_ROLES, licenceKey, STANDINGS } from '../../office/licences/index.ts';
import { paymentTerms } from '../../selling/orders/description.ts';
import { dollars, instant, nextCursor, paging, queryList } from './fields.ts';
import { emailField, requiredNumber, requiredText } from './form-fields.ts';

const missingNumber = 'License number is required';
const number = requiredNumber(missingNumber).check(
  z.refine((typed) => licenceKey(typed) !== '', missingNumber),
);
const company = requiredText(1, 'Company name is required', LICENCE_TEXT_LIMITS.companyName);

/** `POST /api/licences/verify`: compared by its letters and digits (LICENCE-18). */
export const licenceVerifyRequest = z.object({ licenseNumber: number });

export const verifiedLicence = z.object({ licenseNumber: z.string(), companyName: z.string() });

/** A calendar day of the company's time zone; empty is none. */
const day = z
  .string()
  .trim()
  .refine((text) => text === '' || isDay(text), 'Please enter a valid date')
  .transform((text) => text || null)
  .nullable()
  .optional();
/** Text that may be left out; empty is none. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .transform((written) => written || null)
    .nullable()
    .optional();

/** A licensee, and the notice about their licence: none while it is active (LICENCE-9). */
export const licenseeJson = verifiedLicence.extend({
  notice: z
    .object({
      standing: z.enum(['ends-soon', 'in-grace', 'lapsed']),
      endDate: z.string(),
      daysLeft: z.number().int().describe('Days until the end date, below 0 after it'),
      ordersUntil: z.string().describe('The last day on which orders are taken'),
    })
    .optional(),
});

/** A contact at a licensee. Contacts who get order mails also get reminders of the licence's end. */
export const licenceContact = z.object({
  name: requiredText(1, 'Name is required'),
  email: emailField(),
  phone: z.string().trim().max(30, 'Please use at most 30 characters').optional(),
  orderMails: z.boolean(),
});
export type LicenceContact = z.infer<typeof licenceContact>;

/** What a person of an account may do; at least one. */
export const accountRoles = z
  .array(z.enum(ACCOUNT_ROLES))
  .min(1, 'Please choose at least one')
  .transform((roles) => ACCOUNT_ROLES.filter((role) => roles.includes(role)));

/** A contact as stored; `person` if they can sign in to the shop, or are invited to (PEOPLE-1). */
export const storedContact = licenceContact.extend({
  person: z
    .object({
      roles: z.array(z.enum(ACCOUNT_ROLES)),
      invitedAt: instant,
      joinedAt: instant.optional().describe('Absent until they have signed in'),
    })
    .optional(),
});
export type StoredContact = z.infer<typeof storedContact>;

const LIMIT = 'The limit must be an amount from $0 to $1,000,000';

/** A licence's fields besides its company (LICENCE-7). An absent field stays as it is, null removes it. */
const licenceEdits = z.object({
  endDate: day.describe('Its last valid day'),
  checkedOn: day.describe('The day on which staff last checked it'),
  standing: z.enum(['active', 'suspended']).optional(),
  suspensionReason: text(300),
  licenceClass: text(LICENCE_TEXT_LIMITS.licenceClass),
  premisesAddress: text(LICENCE_TEXT_LIMITS.premisesAddress),
  deliveryAddress: text(300),
  otherAddresses: z
    .array(requiredText(5, 'Address must be at least 5 characters', 300))
    .max(20, 'Please keep at most 20 addresses')
    .nullable()
    .optional()
    .describe('Further delivery addresses'),
  contacts: z.array(licenceContact).max(20, 'Please keep at most 20 contacts').nullable().optional(),
  note: text(2000),
  arrivalMails: z
    .literal(false)
    .nullable()
    .optional()
    .describe("false ends the emails that the account's delivery is next, null resumes them"),
  paymentTerms: paymentTerms.optional(),
  creditLimit: z
    .number({ error: LIMIT })
    .min(0, LIMIT)
    .max(1_000_000, LIMIT)
    .nullable()
    .optional()
    .describe('The most that the account may owe with its open orders, in dollars'),
  creditHold: text(300).describe('Why its orders wait for staff; null if they do not'),
});

/** The admin's licence form. */
export const licenceForm = licenceEdits
  .pick({ endDate: true, licenceClass: true, premisesAddress: true })
  .extend({ licenseNumber: number, companyName: company });

/** `PUT /api/admin/licences/:number`: the number is part of the address. */
export const licencePut = licenceEdits
  .extend({
    companyName: company,
    updatedAt: z.iso
      .datetime({ offset: true, error: 'Please send the time as it was read' })
      .nullable()
      .optional()
      .describe('As it was read, null if there was none: the guard against lost updates'),
  })
  .refine(({ standing, suspensionReason }) => standing !== 'suspended' || suspensionReason, {
    error: 'Please say why the licence is suspended',
    path: ['suspensionReason'],
  });

/** A licence's stored fields besides its company; unknown ones are absent. */
export const licenceDetails = z.object({
  endDate: z.string(),
  checkedOn: z.string(),
  standing: z.enum(['active', 'suspended']),
  suspensionReason: z.string(),
  licenceClass: z.string(),
  premisesAddress: z.string(),
  deliveryAddress: z.string(),
  otherAddresses: z.array(z.string()),
  contacts: z.array(storedContact),
  note: z.string(),
  arrivalMails: z.literal(false),
  paymentTerms: paymentTerms.describe('On delivery if it is absent'),
  creditLimit: dollars.describe('The most that it may owe with its open orders'),
  creditHold: z.string().describe('Why its orders wait for staff'),
});

export const licenceJson = verifiedLicence.extend(licenceDetails.partial().shape).extend({
  reminders: z
    .array(z.object({ endDate: z.string(), days: z.number().int(), at: instant, to: z.array(z.string()) }))
    .optional()
    .describe('Reminders of its end that were mailed to the licensee'),
  created_at: instant.optional(),
  updatedAt: instant.optional(),
});
export type LicenceJson = z.infer<typeof licenceJson>;

/** `created` says whether the number was new. */
export const licenceSaved = licenceJson.extend({ created: z.boolean() });
export type LicenceSaved = z.infer<typeof licenceSaved>;

/** What a licensee has ordered, without cancelled orders. */
export const licenceFigures = z.object({
  lastOrderAt: instant.optional().describe('Absent if there is no order yet'),
  orderCount: z.number().int(),
  twelveMonths: dollars.describe('Totals of the orders of the last 365 days'),
});

export const licenceSorts = ['lastOrder', 'twelveMonths', 'created', 'company', 'number', 'endDate'] as const;
export type LicenceSort = (typeof licenceSorts)[number];

/** Filters of the register. `active` includes licences without an end date. */
export const standingFilters = [...STANDINGS, 'undated'] as const;
export type StandingFilter = (typeof standingFilters)[number];

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
    .describe(
      'Of a page: newest or highest first, text from A, next end first; by default the latest order first',
    ),
  standing: queryList
    .pipe(z.array(z.enum(standingFilters)))
    .optional()
    .describe('Of a page: licences of these standings, or without an end date; counts all of them'),
});
export const licenceListJson = z.object({
  licences: z.array(licenceJson.extend(licenceFigures.partial().shape)),
  standings: z
    .record(z.enum([...STANDINGS, 'undated']), z.number().int())
    .optional()
    .describe('With `standing`: how many there are of each'),
  graceDays: z.number().int().describe('Days after its end during which a licence can still order'),
  total: z.number().int().optional().describe('Of a page: how many there are under the search'),
  nextCursor,
});
export type LicenceListJson = z.infer<typeof licenceListJson>;
