import { z } from 'zod';
import { STAFF_ROLES } from '../../office/staff/index.ts';
import { personJson } from './account-people.ts';
import { instant } from './fields.ts';
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
  person: personJson.optional().describe('Who has signed in to an account by an emailed link (PEOPLE-3)'),
  passkeyOf: z
    .string()
    .optional()
    .describe('Who has opened an emailed link and still has to confirm a passkey'),
  /** Staff can sign in here without a link: `POST /api/auth/dev-session`. */
  devSignIn: z.literal(true).optional(),
  singleSignOn: z
    .string()
    .optional()
    .describe("What staff's accounts are called that also sign in here, by `GET /api/auth/oidc`"),
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

/** `GET /api/admin/sessions`, and the answer to ending some: the caller's own sessions, last used first. */
export const ownSessionsJson = z.object({
  sessions: z.array(
    z.object({
      id: z.string().describe("Not the session's own id: it can end the session, not open it"),
      browser: z.string().describe("'Firefox on Windows'"),
      place: z.string().describe("'Network 203.0.113.x'"),
      signedInAt: instant,
      usedAt: instant.describe('Accurate to five minutes'),
      isThis: z.boolean(),
    }),
  ),
});
export type OwnSessionsJson = z.infer<typeof ownSessionsJson>;
