import { z } from 'zod';
import { instant } from './fields.ts';

/** The name that its owner gives a passkey: 'Work laptop'. */
export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please keep the name under 60 characters');

/** `GET /api/admin/passkeys`, and the answer to changes: the caller's own passkeys, oldest first. */
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

/** Options of a WebAuthn ceremony as JSON, passed to the library's browser part. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = { id: base64Url.max(1400), rawId: base64Url.max(1400), type: z.literal('public-key') };

/** A browser's registration response for a new credential. */
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

/** `POST /api/auth/passkey`: a browser's authentication response. */
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
