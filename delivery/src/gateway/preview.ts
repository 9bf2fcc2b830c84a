import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Shelf } from '../releases/index.ts';
import { problem } from './problems.ts';

/** One session's look at a candidate: which release of which application, until when (milliseconds). */
export type Preview = { app: string; release: string; expires: number };

const cookieName = 'release-preview';

const signed = (content: string, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** A link's token: what it allows, and a signature that only this site could make. */
export function previewToken(preview: Preview, secret: string): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${signed(content, secret)}`;
}

/** The address that puts whoever opens it on a candidate, until `expires` (milliseconds). */
export const previewLink = (origin: string, preview: Preview, secret: string): string =>
  `${origin}/preview/${previewToken(preview, secret)}`;

/** What a token allows; undefined if it was tampered with or has expired. */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  const [content = '', given = ''] = token.split('.');
  const wanted = Buffer.from(signed(content, secret));
  const signature = Buffer.from(given);
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return undefined;
  const preview = JSON.parse(Buffer.from(content, 'base64url').toString()) as Preview;
  return preview.expires > now ? preview : undefined;
}

const cookieOf = (request: Request): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

export type Previews = {
  /** The preview that a request's session is in. */
  of(request: Request): Preview | undefined;
  /** `/preview/<token>` enters one, `/preview/leave` leaves it. */
  links: Router;
  /** Refuses an order that would be paid for with real money in a preview. */
  guardPayments: RequestHandler;
};

export type PreviewOptions = {
  shelf: Shelf;
  secret: string;
  /** The site's address: on an https site the cookie is for https alone. */
  origin: string;
  /** Whether the site's payments are a provider's test mode. */
  testPayments: boolean;
  /** Milliseconds. */
  now?: () => number;
};

/** A call that places an order which is paid at once. The API passes over capitals and a slash at the end. */
const pays = ({ method, path }: Request): boolean => method === 'POST' && /^\/orders\/dtc\/?$/i.test(path);

export function previews({ shelf, secret, origin, testPayments, now = Date.now }: PreviewOptions): Previews {
  const rules = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  const setCookie = (response: Response, value: string, seconds: number): void => {
    response.setHeader('set-cookie', `${cookieName}=${value}; Max-Age=${seconds}; ${rules}`);
    response.setHeader('cache-control', 'no-store');
  };
  const of = (request: Request) => {
    const cookie = cookieOf(request);
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
    const record = preview && (await shelf.read(preview.app, preview.release));
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
