import type { Request } from 'express';

/** Time limit from opening the emailed link to confirming the passkey: 10 minutes in milliseconds. */
const HALF_MS = 10 * 60_000;

declare module 'express-session' {
  interface SessionData {
    halfSignIn?: { email: string; at: number };
  }
}

/** Starts a session that only allows confirming a passkey, after the emailed link was opened. */
export async function beginPendingSignIn(request: Request, email: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((cause) => (cause ? reject(cause) : resolve()));
  });
  // An earlier session of this browser is over.
  delete request.user;
  request.session.halfSignIn = { email, at: Date.now() };
}

/** The address whose link was opened in this browser within ten minutes and whose passkey is still to be confirmed (STAFF-35). */
export function pendingSignIn({ session }: Request): string | undefined {
  const half = session?.halfSignIn;
  return half && Date.now() - half.at < HALF_MS ? half.email : undefined;
}
