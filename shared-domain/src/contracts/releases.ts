import { z } from 'zod';
import { instant } from './fields.ts';

const releaseName = z.string().trim().min(1).max(120);

/** A stored release that never ran and is newer than what runs; `gate` is left out if it hasn't been checked yet. */
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
        .describe('What it was held against is no longer live: it has to be looked at again'),
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
    .describe('Errors of this release in each of the last 24 hours, the present hour last'),
  failures: z
    .array(
      z.object({
        message: z.string(),
        page: z.string().optional(),
        count: z.number().int(),
        firstAt: instant,
        seenBefore: z.boolean().describe('Reported before this release ran'),
      }),
    )
    .optional()
    .describe('What was reported most since, at most five'),
  suspect: z.boolean().optional(),
  previous: z
    .array(z.object({ release: z.string(), version: z.string(), at: instant.optional() }))
    .describe('Releases that ran before; the one that a roll back leads to first'),
  candidate: candidateState.optional(),
  moves: z
    .array(
      z.object({
        release: z.string(),
        before: z.string().optional().describe('What ran until then'),
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

/** `POST /api/admin/releases/:app/rollback`: to the release named, or the one before. */
export const rollbackRequest = z.object({ release: releaseName.optional() });
export type RollbackRequest = z.input<typeof rollbackRequest>;

/** `POST /api/admin/releases/:app/preview` and `/promote`: of the release named. */
export const candidateRequest = z.object({ release: releaseName });
export type CandidateRequest = z.input<typeof candidateRequest>;

/** A signed address that puts whoever opens it on one release of one app, until `expires`. */
export const previewJson = z.object({ link: z.url(), expires: instant });
export type PreviewJson = z.infer<typeof previewJson>;
