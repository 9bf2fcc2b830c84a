import type { Request, RequestHandler, Response } from 'express';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';
import { auditModel } from '../../requests/audit/index.ts';
import { limit } from '../../requests/protections/index.ts';
import { knowsBrowser } from './known-browser.ts';

const MAX_MS = 5_000;

const mailboxOf = ({ body }: Request) => String(body.email).trim().toLowerCase();

/** A person's own browsers count on their own: a stranger in the same network can't use up their links. */
const askerOf = (request: Request): string =>
  `${mailboxOf(request)} ${knowsBrowser(request, mailboxOf(request)) ? 'known' : clientAddress(request)}`;

/** Runs a middleware within a handler; rejects with what it refuses. */
export function passed(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(request, response, (cause?: unknown) => (cause ? reject(cause) : resolve()));
  });
}

/**
 * Limits how many sign-in links are mailed: by requester, and by mailbox for those who have never signed in from this
 * browser or network, so that strangers together can't lock its owner out (STAFF-2).
 */
export function linkLimits(deps: Deps): (request: Request, response: Response) => Promise<void> {
  const perAsker = limit(deps, 'sign-in-link', askerOf);
  const perMailbox = limit(deps, 'sign-in-mailbox', mailboxOf);
  const hasSignedIn = async (request: Request): Promise<boolean> => {
    const subject = mailboxOf(request);
    if (knowsBrowser(request, subject)) return true;
    const action = { $in: ['session.sign-in', 'account-session.sign-in'] };
    const signIn = { subject, action, 'after.from': clientAddress(request) };
    return (await auditModel(deps.connection).exists(signIn).maxTimeMS(MAX_MS)) !== null;
  };
  return async (request, response) => {
    await passed(perAsker, request, response);
    if (!(await hasSignedIn(request))) await passed(perMailbox, request, response);
  };
}
