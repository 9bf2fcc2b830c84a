import type { Request, Response } from 'express';
import type { PassportStatic } from 'passport';
import { problem } from '../../requests/problems/index.ts';
import type { LinkStrategy } from './strategy.ts';

/** The owner of an emailed link's token. A token that the strategy rejects is refused as invalid. */
export function ownerOfToken(
  passport: PassportStatic,
  strategy: LinkStrategy,
  request: Request,
  response: Response,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (cause: unknown, user: { email: string } | false) => {
      if (cause) reject(cause);
      else if (user) resolve(user.email);
      else reject(problem('link_invalid'));
    };
    passport.authenticate(strategy, { action: 'acceptToken' }, done)(request, response, reject);
  });
}
