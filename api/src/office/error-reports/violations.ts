import type { ErrorReport, ViolationReports } from 'shared-domain/contracts';

const MOST = 20;

const DIRECTIVES = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...[
    'img-src',
    'font-src',
    'connect-src',
    'frame-src',
    'object-src',
    'base-uri',
    'form-action',
    'default-src',
  ],
  ...[
    'frame-ancestors',
    'worker-src',
    'manifest-src',
    'media-src',
    'require-trusted-types-for',
    'trusted-types',
  ],
];

/** A violation in either reporting format's field names. */
const named = (reports: ViolationReports) =>
  Array.isArray(reports)
    ? reports.map(({ body }) => body)
    : [reports['csp-report']].map((report) => ({
        effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
        blockedURL: report['blocked-uri'],
        documentURL: report['document-uri'],
        sourceFile: report['source-file'],
      }));

/** A URL's host, or its scheme if it has no host; keywords such as 'inline' unchanged. */
function hostOf(blocked: string): string {
  const address = URL.parse(blocked);
  if (!address) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown';
  return address.host.slice(0, 200) || address.protocol.replace(':', '').slice(0, 40);
}

/** The app and release of the offending file. */
function ownerOf(source = ''): Pick<ErrorReport, 'app' | 'composition'> {
  const path = URL.parse(source)?.pathname ?? '';
  const [, app, release] = /^\/releases\/(shell|mfe-[a-z-]{1,50})\/([\w.+-]{1,100})\//.exec(path) ?? [];
  return app && release ? { app, composition: { [app]: release } } : { composition: {} };
}

const isOfExtension = (address = '') => /^\w+-extension/.test(address);

/**
 * Violations as error reports of the release whose file caused them: directive, host, and the page's path, nothing else of a
 * URL. Violations by browser extensions are ignored (PAGE-16).
 */
export function violationsIn(reports: ViolationReports): { directive: string; report: ErrorReport }[] {
  return named(reports)
    .slice(0, MOST)
    .flatMap(({ effectiveDirective = '', blockedURL = '', documentURL = '', sourceFile }) => {
      const directive = effectiveDirective.split(' ')[0] ?? '';
      if (!DIRECTIVES.includes(directive)) return [];
      if (isOfExtension(blockedURL) || isOfExtension(sourceFile)) return [];
      const page = URL.parse(documentURL)?.pathname;
      const report = {
        kind: 'csp' as const,
        message: `The page's policy kept out: ${directive}, ${hostOf(blockedURL)}`,
        ...(page ? { page: page.slice(0, 500) } : {}),
        ...ownerOf(sourceFile),
      };
      return { directive, report };
    });
}
