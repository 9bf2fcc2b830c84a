import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import { type PersonSession, personSessionModel } from './model.ts';

const COOKIE = 'cbo.person';
/** How long a sign-in lasts, however much it is used: 30 days in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** How often a session's last use is stored, in milliseconds. */
const USED_EVERY_MS = 5 * 60_000;

type Begun = Pick<PersonSession, 'email' | 'browser' | 'place' | 'licenseNumber'>;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The session of each request, read once. */
const sessions = new WeakMap<Request, Promise<PersonSession | undefined>>();

/** The session of the person who has signed in to an account in this browser, if any. */
export function personSessionOf(deps: Deps, request: Request): Promise<PersonSession | undefined> {
  const known = sessions.get(request) ?? readSession(deps, request);
  sessions.set(request, known);
  return known;
}

async function readSession(
  { connection, clock }: Deps,
  request: Request,
): Promise<PersonSession | undefined> {
  const token = readSignedCookie<string>(request, COOKIE);
  if (typeof token !== 'string') return undefined;
  const now = clock();
  const found = await personSessionModel(connection)
    .findOne({ _id: idOf(token), expires: { $gt: now } })
    .maxTimeMS(5_000)
    .lean<PersonSession>();
  if (!found) return undefined;
  if (now.getTime() - found.usedAt.getTime() >= USED_EVERY_MS)
    await personSessionModel(connection).updateOne({ _id: found._id }, { $set: { usedAt: now } });
  return found;
}

/** Starts a person's session in this browser; that of before ends. */
export async function beginPersonSession(
  deps: Deps,
  request: Request,
  response: Response,
  begun: Begun,
): Promise<void> {
  await endPersonSession(deps, request, response);
  const token = randomBytes(32).toString('base64url');
  const at = deps.clock();
  const session: PersonSession = {
    ...{ _id: idOf(token), ...begun, signedInAt: at, usedAt: at },
    expires: new Date(at.getTime() + LIFETIME_MS),
  };
  await personSessionModel(deps.connection).insertOne(session);
  setSignedCookie(response, deps.configuration, COOKIE, token, LIFETIME_MS);
  sessions.set(request, Promise.resolve(session));
}

/** Ends this browser's session of a person, copies of its cookie included. */
export async function endPersonSession(deps: Deps, request: Request, response: Response): Promise<void> {
  const token = readSignedCookie<string>(request, COOKIE);
  if (typeof token !== 'string') return;
  await personSessionModel(deps.connection).deleteOne({ _id: idOf(token) });
  clearSignedCookie(response, deps.configuration, COOKIE);
  sessions.set(request, Promise.resolve(undefined));
}
