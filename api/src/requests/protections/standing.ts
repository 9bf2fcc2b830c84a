import type { Request, Response } from 'express';
import { company } from 'shared-domain/company';
import type { Endpoint } from 'shared-domain/contracts';
import { longDate } from 'shared-domain/dates';
import { type LicenceStanding, mayOrder, standingOf } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { clearSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';
import { hasEnded } from './ended-sessions.ts';
import { LICENSEE_COOKIE, licenseeOf, sessionIdOf, verifiedAt } from './licensee.ts';
import { hasLeftAccount } from './member.ts';

type Asked = { endpoint: Endpoint; request: Request; response: Response; body: unknown };
type Form = { channel?: string; licenseNumber?: string };

/** A licence's standing, and the time, in milliseconds, before which its sessions are invalid. */
type LicenceNow = LicenceStanding & { sessionsEndedAt: number };

/** The current standing of a licence, however its number is written; undefined for an unregistered number (LICENCE-18). */
export async function standingNow(
  { clock, tradeSettings, licenceTerms }: Pick<Deps, 'clock' | 'tradeSettings' | 'licenceTerms'>,
  number: string,
): Promise<LicenceNow | undefined> {
  const [terms, { licenceGraceDays }] = await Promise.all([licenceTerms(number), tradeSettings()]);
  if (!terms) return undefined;
  return {
    ...standingOf(terms, clock(), licenceGraceDays),
    sessionsEndedAt: terms.sessionsEndedAt?.getTime() ?? 0,
  };
}

/** Refuses a lapsed or suspended licence, with a sentence that says what to do (LICENCE-10). */
export async function refuseUnlessInStanding(deps: Deps, number: string): Promise<void> {
  refuseUnlessGood(await standingNow(deps, number));
}

function refuseUnlessGood(licence: LicenceStanding | undefined): void {
  if (licence === undefined || mayOrder(licence.standing)) return;
  const values = { email: company.ordersEmail, phone: company.phone };
  if (licence.standing === 'suspended') throw problem('licence_suspended', { values });
  throw problem('licence_lapsed', { values: { ...values, endDate: longDate(licence.endDate ?? '') } });
}

/**
 * Checks a call's licence: calls that require good standing are refused without it, and the next call of any kind ends the
 * session of a suspended licence.
 */
export async function holdAgainstStanding(deps: Deps, asked: Asked): Promise<void> {
  const { goodStanding, who } = asked.endpoint;
  if (goodStanding === undefined && who !== 'licensee' && who !== 'member') return;
  const form = (asked.body ?? {}) as Form;
  if (form.channel !== undefined && form.channel !== 'licensee') return;
  const own = licenseeOf(asked.request)?.licenseNumber;
  const number = goodStanding === 'named' ? form.licenseNumber : (own ?? form.licenseNumber);
  if (number === undefined) return;
  const licence = await standingNow(deps, number);
  const isOver = number === own && (await isSessionOver(deps, asked.request, licence));
  if (isOver) clearSignedCookie(asked.response, deps.configuration, LICENSEE_COOKIE);
  if (isOver && licence?.standing !== 'suspended') throw problem('licence_required');
  if (goodStanding !== undefined || licence?.standing === 'suspended') refuseUnlessGood(licence);
}

/**
 * Whether the licence is suspended, or was suspended or renamed since this browser verified it (LICENCE-11, LICENCE-14), or the
 * session was left (GATE-16), or its person has been removed (PEOPLE-6).
 */
export const isSessionOver = async (
  deps: Deps,
  request: Request,
  licence: LicenceNow | undefined,
): Promise<boolean> =>
  licence?.standing === 'suspended' ||
  verifiedAt(request) < (licence?.sessionsEndedAt ?? 0) ||
  (await hasEnded(deps, sessionIdOf(request))) ||
  (await hasLeftAccount(deps, request));
