import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { requestIdOf } from '../../../shared-domain/src/foundation/network/index.ts';

/** The hash of a style element without text: emotion makes one and adds its rules by script, which needs no permission. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers report policy violations (PAGE-16). */
const REPORTS = 'violations';
const REPORTS_ADDRESS = '/api/csp-reports';

/**
 * The content security policy. Scripts load only from this origin and are never inline. So do style sheets, except those that
 * are part of a page, which `withStyles` allows by their hashes; style attributes may stand in pages. A front end that is being
 * developed writes its styles into the page (`inDevelopment`). Product photos may come from any https address.
 */
export const pageProtection = ({ inDevelopment = false, isSecure = true } = {}) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // For browsers that don't know the two that follow.
        styleSrc: ["'self'", "'unsafe-inline'"],
        styleSrcElem: ["'self'", ...(inDevelopment ? ["'unsafe-inline'"] : [EMPTY_STYLE])],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Browsers report to a named place only over https; those that know it don't use the other.
        ...(isSecure ? { reportTo: [REPORTS] } : {}),
        reportUri: [REPORTS_ADDRESS],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });

/**
 * The addition for shells with a Trusted Types policy: pages of older shells, which have none, wouldn't start with it
 * (ADR 020). Two copies of our painters may each create their markup policy.
 */
export const trustedTypes =
  ";require-trusted-types-for 'script';trusted-types default marks 'allow-duplicates'";

/** The policy of a page that carries style sheets, with their sources (`'sha256-...'`). */
export const withStyles = (policy: string, sources: readonly string[]): string =>
  policy.replace("style-src-elem 'self'", (directive) => [directive, ...sources].join(' '));

/** Powers of a browser that no page of the site uses. */
const UNUSED_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every answer (PAGE-20): whatever a browser opens, it stays on https and has no power that isn't needed. */
export const everyAnswer: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.headers['x-request-id']);
  request.headers['x-request-id'] = id;
  response.setHeader('x-request-id', id);
  // Browsers ignore it over http.
  response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  response.setHeader('permissions-policy', UNUSED_POWERS.map((name) => `${name}=()`).join(', '));
  response.setHeader('x-content-type-options', 'nosniff');
  next();
};

/** What a page's protection needs besides: where to report, and no referrer if a token is in its address. */
export const pageReporting: RequestHandler = (request, response, next) => {
  response.setHeader('reporting-endpoints', `${REPORTS}="${REPORTS_ADDRESS}"`);
  if (/[?&]\w*token=/.test(request.originalUrl)) response.setHeader('referrer-policy', 'no-referrer');
  next();
};
