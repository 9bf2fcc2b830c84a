import { z } from 'zod';
import { STAFF_ROLES } from '../staff/index.ts';
import { emailField } from './form-fields.ts';
import { licenseeJson } from './licences.ts';

export const staffSession = z.object({
  email: z.string(),
  devMode: z.boolean(),
  role: z.enum(STAFF_ROLES),
  refused: z.array(z.string()).optional().describe('The staff calls that the role may not make, by name'),
});
export type StaffSession = z.infer<typeof staffSession>;

/** `GET /api/session`, and the answer of every call that starts or ends a session. */
export const sessionJson = z.object({
  staff: staffSession.optional(),
  licensee: licenseeJson.optional(),
  /** Staff can sign in here without a link: `POST /api/auth/dev-session`. */
  devSignIn: z.literal(true).optional(),
});
export type SessionJson = z.infer<typeof sessionJson>;

/** `POST /api/auth/link`. `signInForm` has the domain rule: the API answers it with its own code (`email_domain`). */
export const signInLinkRequest = z.object({ email: emailField() });

/** `POST /api/auth/session`: the token from the mailed link. */
export const signInTokenRequest = z.object({
  token: z
    .string({ error: 'This sign-in link is not valid.' })
    .min(1, 'This sign-in link is not valid.')
    .max(4000),
});
