import { z } from 'zod';
import { instant } from './fields.ts';

/** The name that its owner gives a passkey: 'Work laptop'. */
export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please keep the name under 60 characters');

/** `GET /api/admin/passkeys`, and the answer of changing some: the passkeys of who asks, the oldest first. */
export const passkeysJson = z.object({
  passkeys: z.array(
    z.object({
      id: z.string().describe('The id of the credential'),
      name: z.string(),
      createdAt: instant,
      usedAt: instant.nullable().describe('When it was last confirmed; null if never'),
    }),
  ),
});
export type PasskeysJson = z.infer<typeof passkeysJson>;

/** Options of a ceremony as WebAuthn's JSON has them: the browser's part of the library reads them. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = { id: base64Url.max(1400), rawId: base64Url.max(1400), type: z.literal('public-key') };

/** What a browser says of a new credential. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof registration>;

/** `POST /api/admin/passkeys`. */
export const passkeyRequest = z.object({ name: passkeyName, credential: registration });

/** `POST /api/auth/passkey`: what a browser says once a passkey was confirmed. */
export const passkeyConfirmation = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url,
      authenticatorData: base64Url,
      signature: base64Url,
      userHandle: z.string().max(200).optional(),
    }),
  }),
});
export type PasskeyConfirmation = z.infer<typeof passkeyConfirmation>['credential'];
