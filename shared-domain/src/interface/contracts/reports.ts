import { z } from 'zod';
import { composition } from './orders.ts';

const bounded = (max: number) => z.string().transform((text) => text.slice(0, max));

/** `POST /api/errors`: an error on a page, with the page's app versions. Overlong texts are cut, not refused. */
export const errorReport = z.object({
  kind: z.enum(['error', 'unhandled-rejection', 'remote', 'web-vital', 'csp']),
  message: bounded(1000),
  stack: bounded(8000).optional(),
  page: bounded(500).optional().describe('Path of the page, without its query'),
  app: bounded(60).optional().describe('The suspected app'),
  value: z.number().optional().describe('Of a web vital: milliseconds, or the score of CLS'),
  composition,
  reference: bounded(60).optional(),
});
export type ErrorReport = z.input<typeof errorReport>;

/** At most twenty reports in one call. */
export const errorReportsRequest = z.union([
  errorReport,
  z.object({ reports: z.array(errorReport).min(1).max(20) }),
]);

/** Cut rather than refused: one long URL must not cost a browser's whole batch. */
const said = bounded(4000).optional();

/** `POST /api/csp-reports`: a Reporting API batch, or one report in the older `report-uri` format; other fields are dropped. */
export const violationReports = z.union([
  z
    .array(
      z.object({
        body: z.object({
          effectiveDirective: said,
          blockedURL: said,
          documentURL: said,
          sourceFile: said.nullable().transform((file) => file ?? undefined),
        }),
      }),
    )
    .min(1)
    .max(100),
  z.object({
    'csp-report': z.object({
      'effective-directive': said,
      'violated-directive': said,
      'blocked-uri': said,
      'document-uri': said,
      'source-file': said,
    }),
  }),
]);
export type ViolationReports = z.output<typeof violationReports>;
