import { z } from 'zod';
import { toLowerCase } from 'zod/mini';
import { RETENTION_KINDS } from '../../office/staff/index.ts';
import { instant } from './fields.ts';
import { emailField } from './form-fields.ts';
import { retentionSettings } from './settings.ts';

/** Where personal data of an address can be stored, in display order. */
export const personalKinds = [
  'orders',
  'kegs',
  'standing',
  'contacts',
  'messages',
  'leads',
  'alerts',
  'mails',
  'sessions',
  'audit',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

const email = emailField().check(toLowerCase());

/** `POST /api/admin/personal-data`: the address is in the body to keep it out of logs. */
export const personalDataRequest = z.strictObject({ email });

export const personalDataJson = z.object({
  email: z.string(),
  found: z
    .array(
      z.object({
        kind: z.enum(personalKinds),
        count: z.number().int(),
        kept: z.number().int().describe('How many an erasure keeps'),
        until: instant.optional().describe('When the last of those can be erased, if known'),
      }),
    )
    .describe('Kinds with any data'),
  seal: z.string().describe('Digest of what was found: an erasure is refused if it has changed since'),
});
export type PersonalDataJson = z.infer<typeof personalDataJson>;

/** `POST /api/admin/personal-data/erasure`: erases what the preview with this seal showed. */
export const erasureRequest = z.strictObject({ email, seal: z.string().max(100) });

/** `POST /api/admin/personal-data/export`: everything about one address, by kind. */
export const personalDataFile = z.object({
  email: z.string(),
  exportedAt: instant,
  found: z.partialRecord(z.enum(personalKinds), z.array(z.record(z.string(), z.unknown()))),
});

/** `GET /api/admin/retention`: the settings, and what the next nightly run would erase. */
export const retentionJson = z.object({
  retention: retentionSettings,
  at: instant.describe('When the next nightly run erases'),
  due: z.partialRecord(z.enum(RETENTION_KINDS), z.number().int()).describe('Kinds with data due for erasure'),
});
export type RetentionJson = z.infer<typeof retentionJson>;
