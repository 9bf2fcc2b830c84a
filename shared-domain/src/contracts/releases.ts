import { z } from 'zod';
import { instant } from './fields.ts';

const releaseName = z.string().trim().min(1).max(120);

/**
 * A stored release that was never live and is newer than the live one; `gate` is left out if it hasn't been checked
 * yet.
 */
const candidateState = z.object({
  release: z.string(),
  version: z.string(),
  author: z.string(),
  builtAt: instant,
  gate: z
    .object({
      passed: z.boolean(),
      reasons: z.array(z.string()).describe('A sentence for each reason against it'),
      at: instant,
      stale: z
        .boolean()
        .optional()
        .describe('What it was compared with is no longer live: it needs another check'),
    })
    .optional(),
});
export type CandidateState = z.infer<typeof candidateState>;

/** The live release of one app, since when and by whom, and the errors that its pages have reported since. */
export const releaseState = z.object({
  app: z.string(),
  version: z.string(),
  release: z.string(),
  since: instant.optional(),
  by: z.string().optional(),
  commit: z.string().optional(),
  errors: z.number().int(),
  hours: z
    .array(z.number().int())
    .optional()
    .describe('Errors of this release in each of the last 24 hours, the current hour last'),
  failures: z
    .array(
      z.object({
        message: z.string(),
        page: z.string().optional(),
        count: z.number().int(),
        firstAt: instant,
        seenBefore: z.boolean().describe('Reported before this release went live'),
      }),
    )
    .optional()
    .describe('What was reported most since, at most five'),
  suspect: z.boolean().optional(),
  previous: z
    .array(z.object({ release: z.string(), version: z.string(), at: instant.optional() }))
    .describe('Earlier live releases; the one that a rollback leads to first'),
  candidate: candidateState.optional(),
  moves: z
    .array(
      z.object({
        release: z.string(),
        before: z.string().optional().describe('What was live until then'),
        kind: z.enum(['release', 'rollback', 'promote']),
        by: z.string(),
        at: instant,
      }),
    )
    .optional()
    .describe('What went live, newest first, at most eight'),
  refusals: z
    .array(z.object({ release: z.string(), reasons: z.array(z.string()), by: z.string(), at: instant }))
    .optional()
    .describe('What the publish gate refused, newest first, at most eight'),
});
export type ReleaseState = z.infer<typeof releaseState>;
export const releasesJson = z.object({ releases: z.array(releaseState) });
export type ReleasesJson = z.infer<typeof releasesJson>;

/** `POST /api/admin/releases/:app/rollback`: to the named release, or the previous one. */
export const rollbackRequest = z.object({ release: releaseName.optional() });

/** `POST /api/admin/releases/:app/preview` and `/promote`: of the named release. */
export const candidateRequest = z.object({ release: releaseName });

/** A signed address that shows one release of one app to anyone who opens it, until `expires`. */
export const previewJson = z.object({ link: z.url(), expires: instant });
export type PreviewJson = z.infer<typeof previewJson>;
