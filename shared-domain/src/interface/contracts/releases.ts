import { z } from 'zod';
import { instant } from './fields.ts';

const releaseName = z.string().trim().min(1).max(120);

/** The publish gate's result for a release; absent if it hasn't been checked yet. */
const gate = z
  .object({
    passed: z.boolean(),
    reasons: z.array(z.string()).describe('A sentence for each reason against it'),
    at: instant,
    stale: z
      .boolean()
      .optional()
      .describe('What it was compared with is no longer live, so it must be checked again'),
  })
  .optional();

/** A stored release that was never live and is newer than the live one. */
const candidateState = z.object({
  release: z.string(),
  version: z.string(),
  author: z.string(),
  builtAt: instant,
  gate,
});
export type CandidateState = z.infer<typeof candidateState>;

/** How a release's pointer moved; `canary` and `step-back` leave the live release as it is. */
export const moveKind = z.enum(['release', 'rollback', 'promote', 'canary', 'step-back', 'retire']);

/** The most frequent reports from a release's pages. */
const failures = z.array(
  z.object({
    message: z.string(),
    page: z.string().optional(),
    count: z.number().int(),
    firstAt: instant,
    seenBefore: z.boolean().describe('Reported before this release went live'),
  }),
);

const figures = z
  .array(z.number().nullable())
  .describe('From when the share was set until now, in equal steps');

/** A canary and how it compares with the live release; `ended`: it has stepped back. */
const canaryState = z.object({
  release: z.string(),
  version: z.string(),
  share: z.number().int().describe('Per cent of visitors; 0 while only staff get it'),
  staffFirst: z.boolean().optional().describe('Staff get it whatever the share'),
  by: z.string(),
  since: instant,
  at: instant.describe('When it got this share; figures are counted from here'),
  ended: z.object({ at: instant, by: z.string(), reason: z.string().optional() }).optional(),
  gate: gate.describe(
    'Whether it passed the gate against what is live now, as going to everyone requires; left out once it has ended',
  ),
  failures: failures.describe('Its most frequent reports, at most five'),
  visits: z.object({ canary: z.number().int(), live: z.number().int() }),
  state: z.enum(['good', 'early', 'worse']),
  title: z.string(),
  sentence: z.string(),
  measures: z.array(
    z.object({
      name: z.enum(['errors', 'LCP', 'INP', 'CLS', 'orders']),
      canary: z.number().optional(),
      live: z.number().optional(),
      state: z.enum(['ok', 'waiting', 'worse']),
      words: z.string(),
      budget: z.number().optional(),
      series: z.object({ canary: figures, live: figures }),
    }),
  ),
});
export type CanaryState = z.infer<typeof canaryState>;

/** The live release of one app, since when and by whom, and the errors that its pages have reported since. */
export const releaseState = z.object({
  app: z.string(),
  basePath: z.string().optional().describe('Where its pages begin; the shell has none'),
  version: z.string(),
  release: z.string(),
  since: instant.optional(),
  by: z.string().optional(),
  commit: z.string().optional(),
  pipeline: z.url().optional().describe('The run of the pipeline that built it'),
  lockFile: z.string().optional().describe('Integrity of the lock file that it was built with'),
  signedBy: z.string().optional().describe('The key that signed it'),
  errors: z.number().int(),
  hours: z
    .array(z.number().int())
    .optional()
    .describe('Errors of this release in each of the last 24 hours, the current hour last'),
  failures: failures.optional().describe('The most frequent reports since, at most five'),
  suspect: z.boolean().optional(),
  previous: z
    .array(z.object({ release: z.string(), version: z.string(), at: instant.optional() }))
    .describe('Earlier live releases; the one that a rollback leads to first'),
  candidate: candidateState.optional(),
  canary: canaryState.optional().describe('While one runs, and for a day after it stepped back'),
  moves: z
    .array(
      z.object({
        release: z.string(),
        before: z.string().optional().describe('What was live until then'),
        kind: moveKind,
        by: z.string(),
        at: instant,
        share: z.number().int().optional().describe('Of a canary: per cent of visitors'),
        reason: z.string().optional(),
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

/** `POST /api/admin/releases/:app/canary`: starts a canary, changes its share, or ends it. */
export const canaryRequest = z.union([
  z
    .object({
      release: releaseName.optional(),
      share: z
        .number()
        .int()
        .min(0)
        .max(50)
        .describe('Per cent of visitors; 0 only together with staffFirst'),
      staffFirst: z.boolean().optional(),
    })
    .refine(({ share, staffFirst }) => share > 0 || staffFirst),
  z.object({ end: z.enum(['back', 'everyone']) }),
]);

/** A signed address that shows one release of one app to anyone who opens it, until `expires`. */
export const previewJson = z.object({ link: z.url(), expires: instant });
export type PreviewJson = z.infer<typeof previewJson>;
