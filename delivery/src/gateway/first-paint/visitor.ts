import type { Request } from 'express';
import type { CarriedAnswers } from '../../../../shared-domain/src/browser/client/carried-answers.ts';
import type { Composition } from '../registry.ts';

/** What a first paint depends on besides the page: choice cookies, and whether there is a session. */
export type Visitor = Pick<CarriedAnswers, 'cookies' | 'hasSession'>;

const cookiesOf = ({ headers }: Request): string[] => headers.cookie?.split('; ') ?? [];

const isOneOf = (names: string[], cookie: string) => names.some((name) => cookie.startsWith(`${name}=`));

/** The part of a visitor's cookies that first paints depend on, by the names in the shell's package.json. */
export function visitorOf(request: Request, { shell }: Composition): Visitor {
  const { choices = [], sessions = [] } = shell.host?.cookies ?? {};
  const given = cookiesOf(request);
  return {
    cookies: given.filter((cookie) => isOneOf(choices, cookie)).join('; '),
    hasSession: given.some((cookie) => isOneOf(sessions, cookie)),
  };
}
