import { z } from 'zod';
import { isDay } from '../../foundation/dates/index.ts';
import { RETENTION_DEFAULTS, RETENTION_MAX_DAYS, RETENTION_MIN_DAYS } from '../../office/staff/index.ts';
import { province } from './addresses.ts';
import { rateJson } from './rates.ts';

/** The public part of the company's configuration, as pages show it (see `company`). */
export const companyJson = z.object({
  name: z.string(),
  orderPrefix: z.string(),
  kegOrderPrefix: z.string(),
  city: z.string(),
  province: z.literal('BC'),
  address: z.string(),
  ordersEmail: z.string(),
  businessInbox: z.string(),
  phone: z.string(),
  staffDomain: z.string(),
  originPostalCode: z.string(),
  ageGateExit: z.string(),
  timeZone: z.string(),
  shopTitle: z.string(),
  landingTitle: z.string(),
  retailTitle: z.string(),
  kegTitle: z.string(),
  brands: z.array(z.object({ label: z.string(), name: z.string(), website: z.string() })).readonly(),
  sisterCompany: z.object({ name: z.string(), blurb: z.string(), website: z.string() }),
});

/** `GET /api/settings`. */
export const settingsJson = z.object({
  comingSoon: z.boolean(),
  retailStoreOpen: z.boolean(),
  closedProvinces: z.array(z.string()).optional().describe("Where retail doesn't ship (SHIPPING-12)"),
  rates: z.array(rateJson).optional().describe('Rows added to the table of charges (RATE-1)'),
  seller: z
    .object({ gst: z.string(), pst: z.string(), licence: z.string() })
    .optional()
    .describe('What papers say of the seller (PAPER-3)'),
  company: companyJson,
});
export type SettingsJson = z.infer<typeof settingsJson>;

/** The data of a `settings` event of `GET /api/products/events`: the current settings, without the company. */
export const settingsChanged = settingsJson.omit({ company: true });
export type SettingsChanged = z.infer<typeof settingsChanged>;

const deposit = z
  .number({ error: 'Please enter an amount' })
  .min(0, 'Please enter an amount from $0.00')
  .max(1000, 'Please enter at most $1,000.00')
  .describe('Canadian dollars, two decimals');
const daysOf = (min: number, max: number) => {
  const error = `Please enter ${min} to ${max} days`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

const UNITS = 'Please enter 0 to 10,000 trade units';

const retentionDays = (kind: keyof typeof RETENTION_MIN_DAYS) =>
  daysOf(RETENTION_MIN_DAYS[kind], RETENTION_MAX_DAYS);

/** After how many days each kind of personal data is erased (PRIVACY-6). */
export const retentionSettings = z.strictObject({
  messages: retentionDays('messages'),
  leads: retentionDays('leads'),
  alerts: retentionDays('alerts'),
  standing: retentionDays('standing'),
  checkouts: retentionDays('checkouts'),
  // Pages of before don't know it.
  proofs: retentionDays('proofs').default(RETENTION_DEFAULTS.proofs),
  orders: retentionDays('orders'),
  audit: retentionDays('audit'),
});

/** Keg deposit per size for kegs that go out from a day on, until the next row's day (KEGS-7). */
export const kegDepositJson = z.strictObject({
  from: z.string().refine(isDay, 'Please enter a valid date'),
  50: deposit,
  30: deposit,
  20: deposit,
});
export type KegDepositJson = z.infer<typeof kegDepositJson>;

const settings = z.object({
  comingSoon: z.boolean().optional(),
  retailStoreOpen: z.boolean().optional(),
  kegDeposits: z
    .array(kegDepositJson)
    .max(50, 'Please keep at most 50 rows')
    .refine((rows) => new Set(rows.map(({ from }) => from)).size === rows.length, {
      error: 'Please use each first day once',
    })
    .optional(),
  kegLimitDays: daysOf(1, 365).optional(),
  licenceGraceDays: daysOf(0, 90).optional(),
  holdAfterDays: daysOf(0, 365).optional(),
  remindDaysBefore: daysOf(0, 60).optional(),
  remindDaysAfter: daysOf(0, 365).optional(),
  unvouchedUnits: z.number({ error: UNITS }).int(UNITS).min(0, UNITS).max(10_000, UNITS).optional(),
  retention: retentionSettings.optional(),
});

/** `PATCH /api/admin/settings`: at least one of them. */
export const settingsChange = settings
  .extend({
    before: settings
      .optional()
      .describe('The values that the page showed: refused as stale if one has changed since'),
  })
  .refine(({ before, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: 'Please name a setting to change',
  });
export type SettingsChange = z.input<typeof settings>;

const provinces = z.array(province).max(13);

/** `PUT /api/admin/settings/shipping`: where retail doesn't ship (SHIPPING-12). Refused as stale if `before` has changed. */
export const shippingChange = z.object({ closedProvinces: provinces, before: provinces });

const numberOf = (form: RegExp, written: string, error: string) =>
  z
    .string()
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(form, error))
    .transform((number) => number.replace(form, written));

/** What papers say of the seller, as an owner enters it (PAPER-3). */
export const sellerNumbers = z.object({
  gst: numberOf(/^(\d{5})(\d{4})(RT\d{4})$/, '$1 $2 $3', 'Please enter nine digits, RT and four digits'),
  pst: numberOf(/^PST(\d{4})(\d{4})$/, 'PST-$1-$2', 'Please enter PST and eight digits'),
  licence: z.string().trim().min(1, 'Please enter the number of the licence').max(30),
});

/** `PUT /api/admin/settings/seller`. Refused as stale if `before` has changed. */
export const sellerChange = sellerNumbers.extend({ before: sellerNumbers });
