import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { lazyDateFormat } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { queueMail } from '../../messages/mails/index.ts';
import { readSignedCookie, setSignedCookie } from '../../requests/cookies/index.ts';
import { clientInfoOf } from '../../requests/sessions/index.ts';

const COOKIE = 'cbo.known';
/** How long a browser stays known after a sign-in: a year in milliseconds. */
const KNOWN_MS = 365 * 24 * 60 * 60 * 1000;
/** The maximum number of people remembered per browser; beyond it the earliest is notified again. */
const MOST_PEOPLE = 20;

/** Where the owner of a session ends it. */
type SessionsPage = '/admin/settings/sessions' | '/shop/account/sessions';

const form = lazyDateFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The cookie's form of an address: it identifies who has signed in here without naming them. */
const markOf = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 16);

const marksIn = (request: Request): string[] => readSignedCookie<string[]>(request, COOKIE) ?? [];

/** Whether the owner of this address has signed in with this browser. */
export const knowsBrowser = (request: Request, email: string): boolean =>
  marksIn(request).includes(markOf(email));

/** Notifies someone who signs in with a browser that is new to them, once, and marks it as known (STAFF-31). */
export async function rememberBrowser(
  deps: Deps,
  email: string,
  { request, response, page }: { request: Request; response: Response; page: SessionsPage },
): Promise<void> {
  const known = marksIn(request);
  const mark = markOf(email);
  if (!known.includes(mark)) {
    const at = form(deps.clock());
    await queueMail(deps, { kind: 'new-browser', to: email, at, page, ...clientInfoOf(request) });
  }
  const marks = [...known.filter((one) => one !== mark), mark].slice(-MOST_PEOPLE);
  setSignedCookie(response, deps.configuration, COOKIE, marks, KNOWN_MS);
}
