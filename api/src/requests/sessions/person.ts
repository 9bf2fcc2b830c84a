import type { Request, Response } from 'express';
import type { PersonJson, SessionJson } from 'shared-domain/contracts';
import { noticeOf } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { endPersonSession, personSessionModel, personSessionOf } from '../person-sessions/index.ts';
import { beginLicenseeSession, standingNow } from '../protections/index.ts';

/** A browser's session, and what its cookies are read from and written to. */
type Browser = { request: Request; response: Response };

/**
 * The session with the person who has signed in to an account. Without a licence they go on for the one that they chose last. One who
 * belongs to no account any more is signed out (PEOPLE-6).
 */
export async function withPerson(deps: Deps, session: SessionJson, browser: Browser): Promise<SessionJson> {
  const { request, response } = browser;
  const own = await personSessionOf(deps, request);
  if (!own) return session;
  const person = await deps.readPerson(own.email);
  if (person.accounts.length === 0) {
    await endPersonSession(deps, request, response);
    return session;
  }
  const joined = person.accounts.filter(({ isInvited }) => !isInvited);
  const last = joined.find(({ licenseNumber }) => licenseNumber === own.licenseNumber) ?? joined[0];
  const licensee = session.licensee ?? (last && (await goOnFor(deps, last, browser)));
  return { ...session, ...(licensee ? { licensee } : {}), person: { email: own.email, ...person } };
}

/** Lets this browser shop for an account of its person, and remembers the choice. */
export async function goOnFor(
  deps: Deps,
  { licenseNumber, companyName }: Pick<PersonJson['accounts'][number], 'licenseNumber' | 'companyName'>,
  { request, response }: Browser,
): Promise<NonNullable<SessionJson['licensee']>> {
  const own = await personSessionOf(deps, request);
  const licensee = { licenseNumber, companyName };
  await beginLicenseeSession(deps, request, response, licensee, own?.email);
  if (own && own.licenseNumber !== licenseNumber)
    await personSessionModel(deps.connection).updateOne({ _id: own._id }, { $set: { licenseNumber } });
  const standing = await standingNow(deps, licenseNumber);
  const notice = standing && noticeOf(standing);
  return { ...licensee, ...(notice ? { notice } : {}) };
}
