import type { Request, Response } from 'express';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { passkeysOf } from '../../requests/passkeys/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { beginPendingSignIn } from '../../requests/sessions/index.ts';
import { roleOf } from '../../requests/staff-list/index.ts';
import { rememberBrowser } from './known-browser.ts';

export type Entrance = ReturnType<typeof createEntrance>;

/** What every way to sign in ends with: the list of staff, the audit, a passkey, a session. */
export function createEntrance(deps: Deps) {
  /** Who signed in, or why a link was refused, and from which address (STAFF-24). */
  const enter = (action: string, subject: string, request: Request) => {
    const who = action === 'session.sign-in' ? subject : 'unknown';
    const entry = entryOf(deps, who, { action, subject, after: { from: clientAddress(request) } });
    return writeEntries(deps.connection, [entry]);
  };
  const listed = async (email: string): Promise<Staff> => {
    const role = await roleOf(deps.connection, email);
    if (!role) throw problem('staff_not_listed');
    return { email, devMode: false, role };
  };
  /** Refused sign-ins are audited. */
  const noted = async <Outcome>(request: Request, step: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await step();
    } catch (cause) {
      if (cause instanceof Problem) await enter('session.refused', cause.code, request);
      throw cause;
    }
  };
  const complete = async (staff: Staff, request: Request, response: Response) => {
    await enter('session.sign-in', staff.email, request);
    await rememberBrowser(deps, staff.email, { request, response, page: '/admin/settings/sessions' });
    await beginSession(request, staff);
    deps.logger.info({ requestId: request.id }, 'staff signed in');
  };
  /** Staff with a passkey still have to confirm it. */
  const enterOrConfirm = async (staff: Staff, request: Request, response: Response) => {
    const keys = await passkeysOf(deps.connection, staff.email);
    if (keys.length > 0) await beginPendingSignIn(request, staff.email);
    else await complete(staff, request, response);
  };
  return { complete, enter, enterOrConfirm, listed, noted };
}

/** Starts a staff session under a new id, which prevents session fixation. */
export function beginSession(request: Request, staff: Staff): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(staff, (cause?: unknown) => (cause ? reject(cause) : resolve()));
  });
}
