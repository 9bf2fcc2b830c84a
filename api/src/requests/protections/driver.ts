import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { linkEnd } from 'shared-domain/driver';
import { dayOfRun } from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';

const cookieOf = (run: string): string => `cbo.run-${run}`;

type Opened = { link: number };

const signatureOf = ({ configuration }: Deps, run: string, link: number): string =>
  createHmac('sha256', configuration.keys['driver-link']).update(`${run}.${link}`).digest('base64url');

/** The token of a run's link number `link`: deterministic, so that a link can be shown again (DRIVER-1). */
export const runTokenOf = (deps: Deps, run: string, link: number): string =>
  `${link}.${signatureOf(deps, run, link)}`;

/** Admits only a phone that has opened the current link of the run in the path (DRIVER-2). */
export function requireDriver(deps: Deps): RequestHandler {
  return async (request, _response, next) => {
    const run = String(request.params.run);
    const opened = readSignedCookie<Opened>(request, cookieOf(run));
    if (!opened || !(await isCurrent(deps, run, opened.link))) throw problem('run_link');
    next();
  };
}

/** Gives a phone access to a token's run. Refused unless it is the run's current link. */
export async function openRun(deps: Deps, response: Response, run: string, token: string): Promise<void> {
  const link = Number(token.split('.', 1)[0]);
  const [given, right] = [token, runTokenOf(deps, run, link)].map((text) => Buffer.from(text));
  const isSigned = given && right && given.length === right.length && timingSafeEqual(given, right);
  if (!isSigned || !(await isCurrent(deps, run, link))) throw problem('run_link');
  const lifetime = linkEnd(dayOfRun(run)).getTime() - deps.clock().getTime();
  setSignedCookie(response, deps.configuration, cookieOf(run), { link } satisfies Opened, lifetime);
}

const isCurrent = async ({ isCurrentRunLink, clock }: Deps, run: string, link: number): Promise<boolean> =>
  clock() <= linkEnd(dayOfRun(run)) && isCurrentRunLink(run, link);
