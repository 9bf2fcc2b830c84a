import type { Request } from 'express';

/** How long someone may take from the mailed link to the passkey: 10 minutes in milliseconds. */
const HALF_MS = 10 * 60_000;

declare module 'express-session' {
  interface SessionData {
    halfSignIn?: { email: string; at: number };
  }
}

/** Starts a session of someone who opened a mailed link and still has to confirm a passkey: it is good for nothing else. */
export async function beginPendingSignIn(request: Request, email: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((cause) => (cause ? reject(cause) : resolve()));
  });
  // An earlier session of this browser is over.
  delete request.user;
  request.session.halfSignIn = { email, at: Date.now() };
}

/** Who has opened a mailed link in this browser within ten minutes and still has to confirm a passkey (STAFF-35). */
export function pendingSignIn({ session }: Request): string | undefined {
  const half = session?.halfSignIn;
  return half && Date.now() - half.at < HALF_MS ? half.email : undefined;
}
