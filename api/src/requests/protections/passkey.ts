import type { Request, RequestHandler } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';
import { staffOf } from './staff.ts';

/** How long a passkey confirmation stays valid for critical actions: 10 minutes in milliseconds. */
const RECENT_MS = 10 * 60_000;

declare module 'express-session' {
  interface SessionData {
    /** When a passkey was last confirmed in this session, in milliseconds. */
    passkeyAt?: number;
  }
}

/** Records that a passkey was confirmed in this session. */
export function recordPasskey({ clock }: Pick<Deps, 'clock'>, request: Request): void {
  request.session.passkeyAt = clock().getTime();
}

type Parts = Pick<Deps, 'clock' | 'hasPasskey'>;

/** Refuses those who have a passkey and haven't confirmed it within ten minutes: `passkey_needed` (STAFF-36). */
export async function refuseWithoutPasskey({ clock, hasPasskey }: Parts, request: Request): Promise<void> {
  // A program has no passkey, and no session.
  if (request.apiKey) return;
  const { passkeyAt = 0 } = request.session;
  const isRecent = clock().getTime() - passkeyAt < RECENT_MS;
  if (!isRecent && (await hasPasskey(staffOf(request)?.email ?? ''))) throw problem('passkey_needed');
}

/** The same for a whole call. */
export const requireRecentPasskey =
  (deps: Parts): RequestHandler =>
  async (request, _response, next) => {
    await refuseWithoutPasskey(deps, request);
    next();
  };
