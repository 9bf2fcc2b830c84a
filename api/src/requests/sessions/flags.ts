import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { FLAG_NAMES, FLAG_OFF, type FlagName, isFlagOn } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { cookieName, cookieRules, readSignedCookie, setSignedCookie } from '../cookies/index.ts';

/** The flags whose link this browser has opened. */
const LINK_COOKIE = 'cbo.flags';
/** The visitor's number (of 100,000), which the gateway also sets, with its signature, while a canary runs. */
const NUMBER_COOKIE = 'release-share';
const NUMBERS = 100_000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The flags that are on for a visitor (RELEASE-23). Sets the cookies that keep them on, but only while a flag uses a share
 * or link.
 */
export async function flagsOf(
  deps: Deps,
  request: Request,
  response: Response,
  licence: string | undefined,
): Promise<FlagName[]> {
  const { flags } = await deps.tradeSettings();
  const settings = FLAG_NAMES.map((name) => [name, flags[name] ?? FLAG_OFF] as const);
  const byLink = settings.filter(([, { link }]) => link).map(([name]) => name);
  const byShare = settings.some(([, { share }]) => share > 0 && share < 100);
  const visitor = {
    number: byShare ? numberOf(deps, request, response) : 0,
    links: byLink.length > 0 ? linksOf(deps, request, response, byLink) : [],
    licence,
  };
  return settings.filter(([name, setting]) => isFlagOn(name, setting, visitor)).map(([name]) => name);
}

/** The visitor's number, initially random, kept for a week after each visit. */
function numberOf({ configuration }: Deps, request: Request, response: Response): number {
  const name = cookieName(configuration, NUMBER_COOKIE);
  const given: unknown = request.cookies?.[name] ?? request.cookies?.[NUMBER_COOKIE];
  const value =
    typeof given === 'string' && /^\d{1,5}(\.[\w.-]{1,60})?$/.test(given)
      ? given
      : String(randomInt(NUMBERS));
  response.cookie(name, value, { ...cookieRules(configuration), maxAge: WEEK_MS });
  return Number.parseInt(value, 10);
}

/** The flags whose link this browser has opened, including the calling page's (`?flag=list-view`). */
function linksOf({ configuration }: Deps, request: Request, response: Response, byLink: FlagName[]) {
  const before = readSignedCookie<string[]>(request, LINK_COOKIE) ?? [];
  const asked = URL.parse(request.headers.referer ?? '')?.searchParams.getAll('flag') ?? [];
  const links = byLink.filter((name) => before.includes(name) || asked.includes(name));
  if (links.some((name) => !before.includes(name)))
    setSignedCookie(response, configuration, LINK_COOKIE, links);
  return links;
}
