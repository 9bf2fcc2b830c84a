import { z } from 'zod';

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
  licenceGraceDays: z.number().int(),
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
  company: companyJson,
});
export type SettingsJson = z.infer<typeof settingsJson>;

/** The data of a `settings` event of `GET /api/products/events`: the current switches. */
export const settingsChanged = settingsJson.pick({ comingSoon: true, retailStoreOpen: true });
export type SettingsChanged = z.infer<typeof settingsChanged>;

/** `PATCH /api/admin/settings`: at least one of the two. */
export const settingsChange = z
  .object({ comingSoon: z.boolean().optional(), retailStoreOpen: z.boolean().optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Please name a setting to change',
  });
export type SettingsChange = z.input<typeof settingsChange>;
