import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ReleaseStorage } from '../releases/index.ts';
import { cookieIn, cookieName, cookieRules } from './cookies.ts';
import { problem } from './problems.ts';

/** A session's preview: which release of which application, and when it expires (milliseconds). */
export type Preview = { app: string; release: string; expires: number };

const previewCookie = 'release-preview';

const signed = (content: string, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** A link's token: the preview it allows, and a signature. */
export function previewToken(preview: Preview, secret: string): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${signed(content, secret)}`;
}

/** A link that previews a candidate until `expires` (milliseconds). */
export const previewLink = (origin: string, preview: Preview, secret: string): string =>
  `${origin}/preview/${previewToken(preview, secret)}`;

/** The preview that a token allows; undefined if it is forged or expired. */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  const [content = '', given = ''] = token.split('.');
  const wanted = Buffer.from(signed(content, secret));
  const signature = Buffer.from(given);
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return undefined;
  const preview = JSON.parse(Buffer.from(content, 'base64url').toString()) as Preview;
  return preview.expires > now ? preview : undefined;
}

export type Previews = {
  /** The request's preview, if it is in one. */
  of(request: Request): Preview | undefined;
  /** `/preview/<token>` enters one, `/preview/leave` leaves it. */
  links: Router;
  /** Rejects orders that a preview would charge real money for. */
  guardPayments: RequestHandler;
};

export type PreviewOptions = {
  storage: ReleaseStorage;
  secret: string;
  /** The site's address: over https the cookie is marked Secure. */
  origin: string;
  /** Whether the site's payments are in test mode. */
  testPayments: boolean;
  /** Milliseconds. */
  now?: () => number;
};

/** Matches the call that places a prepaid order, which has one address (API-16). */
const pays = ({ method, path }: Request): boolean => method === 'POST' && path === '/orders/dtc';

export function previews({
  storage,
  secret,
  origin,
  testPayments,
  now = Date.now,
}: PreviewOptions): Previews {
  const rules = cookieRules(origin);
  const name = cookieName(origin, previewCookie);
  const setCookie = (response: Response, value: string, seconds: number): void => {
    response.setHeader('set-cookie', `${name}=${value}; Max-Age=${seconds}; ${rules}`);
    response.setHeader('cache-control', 'no-store');
  };
  const of = (request: Request) => {
    const cookie = cookieIn(request, name);
    return cookie === undefined ? undefined : readPreview(cookie, secret, now());
  };
  const links = Router();
  links.get('/leave', (_request, response) => {
    setCookie(response, '', 0);
    response.redirect(303, '/');
  });
  links.get('/:token', async (request, response) => {
    const { token } = request.params;
    const preview = readPreview(token, secret, now());
    const record = preview && (await storage.read(preview.app, preview.release));
    if (!record)
      return problem(response, 403, 'preview_invalid', 'This preview link is not valid, or no longer.');
    setCookie(response, token, Math.ceil((preview.expires - now()) / 1000));
    response.redirect(303, record.remote?.basePath ?? '/');
  });
  const guardPayments: RequestHandler = (request, response, next) => {
    if (!pays(request) || testPayments || !of(request)) return next();
    problem(response, 409, 'preview_payment', 'This is a preview: nothing can be paid for in it.');
  };
  return { of, links, guardPayments };
}
