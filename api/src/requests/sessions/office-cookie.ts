import type { Request, Response } from 'express';
import { hasRightsOf, type StaffRole } from 'shared-domain/staff';
import type { Configuration } from '../../foundation/configuration/index.ts';
import { cookieName, cookieRules } from '../cookies/index.ts';
import { LONGEST_MS } from './staff-session.ts';

const OFFICE_COOKIE = 'cbo.office';

/**
 * Marks the browsers of staff who may make all reads, so that the gateway has only these ask for a page's calls early
 * (ADR 012). It grants nothing.
 */
export function markOffice(
  configuration: Configuration,
  request: Request,
  response: Response,
  role: StaffRole | undefined,
): void {
  const name = cookieName(configuration, OFFICE_COOKIE);
  const isOffice = role !== undefined && hasRightsOf(role, 'office');
  if (isOffice === (request.cookies?.[name] !== undefined)) return;
  if (isOffice) response.cookie(name, '1', { ...cookieRules(configuration), maxAge: LONGEST_MS });
  else response.clearCookie(name, cookieRules(configuration));
}
