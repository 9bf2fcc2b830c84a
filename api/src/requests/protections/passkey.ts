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

/** Refuses those who have a passkey and haven't confirmed it within ten minutes: `passkey_needed` (STAFF-36). */
export const requireRecentPasskey =
  ({ clock, connection }: Pick<Deps, 'clock' | 'connection'>): RequestHandler =>
  async (request, _response, next) => {
    const { passkeyAt = 0 } = request.session;
    if (clock().getTime() - passkeyAt < RECENT_MS) return next();
    // Read by the driver, because the model, which carries audit entries, is in a higher layer.
    const passkeys = connection.collection<{ _id: string }>('passkeys');
    const _id = staffOf(request)?.email ?? '';
    if (await passkeys.findOne({ _id, 'keys.0': { $exists: true } }, { projection: { _id: 1 } }))
      throw problem('passkey_needed');
    next();
  };
