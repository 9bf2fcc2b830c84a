import { z } from 'zod';
import { toLowerCase } from 'zod/mini';
import { RETENTION_KINDS } from '../staff/index.ts';
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
        kept: z.number().int().describe('How many of them an erasure leaves'),
        until: instant.optional().describe('When the last of those can be erased, if that has a date'),
      }),
    )
    .describe('Kinds of which there is something'),
  seal: z.string().describe('Of what was found: an erasure is refused once something has changed'),
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
  at: instant.describe('When the next night erases'),
  due: z.partialRecord(z.enum(RETENTION_KINDS), z.number().int()).describe('Kinds of which something is due'),
});
export type RetentionJson = z.infer<typeof retentionJson>;
