import helmet from 'helmet';

/** The hash of a style element without text: emotion makes one and adds its rules by script, which needs no permission. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The hash of the style element of MUI's Data Grid, which names its variables after the whole theme. A journey fails once it
 * is another.
 */
const GRID_STYLE = "'sha256-PlR+ejUJxrLU2SfxM2rlXBngbNXZlsKB2P+58No2EFM='";

/** Where browsers report policy violations (PAGE-16). */
const REPORTS = 'violations';
const REPORTS_ADDRESS = '/api/csp-reports';

/** The header that names the reporting endpoint. */
export const reportingEndpoints = `${REPORTS}="${REPORTS_ADDRESS}"`;

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
        styleSrcElem: ["'self'", ...(inDevelopment ? ["'unsafe-inline'"] : [EMPTY_STYLE, GRID_STYLE])],
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
    // Browsers ignore it over http.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });

/**
 * The addition for shells with a Trusted Types policy: pages of older shells, which have none, wouldn't start with it
 * (ADR 060). Two copies of our painters may each create their markup policy.
 */
export const trustedTypes =
  ";require-trusted-types-for 'script';trusted-types default marks 'allow-duplicates'";

/** The policy of a page that carries style sheets, with their sources (`'sha256-...'`). */
export const withStyles = (policy: string, sources: readonly string[]): string =>
  policy.replace("style-src-elem 'self'", (directive) => [directive, ...sources].join(' '));
