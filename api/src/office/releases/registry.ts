import { moveKind, type ProblemCode } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Configuration } from '../../foundation/configuration/index.ts';
import { problem } from '../../requests/problems/index.ts';

const TIMEOUT_MS = 10_000;

const instant = z.iso.datetime();

const storedRelease = z.object({ release: z.string(), version: z.string(), builtAt: z.string() });

const gate = z.object({
  passed: z.boolean(),
  reasons: z.array(z.string()),
  at: instant,
  stale: z.boolean().optional(),
});

/** What the gateway says about one app; other fields are ignored. */
const runningApp = z.object({
  app: z.string(),
  release: z.string(),
  version: z.string(),
  basePath: z.string().optional(),
  commit: z.string().optional(),
  // Only web URLs, because the page links to it.
  pipeline: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  lockFile: z.string().optional(),
  signedBy: z.string().optional(),
  since: instant,
  by: z.string().optional(),
  previous: z.string().optional(),
  stored: z.array(storedRelease),
  // An older gateway sends neither.
  moves: z
    .array(
      z.object({
        number: z.number().int(),
        release: z.string(),
        kind: moveKind,
        by: z.string(),
        at: instant,
        share: z.number().int().optional(),
        staffFirst: z.boolean().optional(),
        reason: z.string().optional(),
      }),
    )
    .default([]),
  refusals: z
    .array(z.object({ release: z.string(), reasons: z.array(z.string()), by: z.string(), at: instant }))
    .default([]),
  candidate: storedRelease.extend({ author: z.string(), gate: gate.optional() }).optional(),
  canary: z.object({ gate: gate.optional() }).optional(),
});
export type RunningApp = z.infer<typeof runningApp>;

type Move = RunningApp['moves'][number];

/** Whether a move changed the live release; starting, widening or ending a canary doesn't. */
export const changesLive = ({ kind }: Move): boolean => kind !== 'canary' && kind !== 'step-back';

/** The live release before one of an app's moves (newest first). */
export const liveBefore = (moves: Move[], place: number): string | undefined =>
  moves.slice(place + 1).find(changesLive)?.release;

const registry = z.object({ apps: z.record(z.string(), runningApp) });

/** `expires`: milliseconds. */
const signedLink = z.object({ link: z.url(), expires: z.number() });

type AppRequest = { by: string; release?: string | undefined };

/** Starts a canary of a release, changes its share, or ends it. */
export type CanaryRequest = AppRequest & {
  share?: number;
  staffFirst?: boolean | undefined;
  end?: 'back' | 'everyone';
  reason?: string;
};

/** The gateway's release registry. Each request throws the gateway's refusal. */
export type Releases = {
  running: () => Promise<RunningApp[]>;
  rollBack: (app: string, appRequest: AppRequest) => Promise<void>;
  promote: (app: string, appRequest: AppRequest) => Promise<void>;
  canary: (app: string, canaryRequest: CanaryRequest) => Promise<void>;
  preview: (app: string, appRequest: AppRequest) => Promise<{ link: string; expires: Date }>;
};

const read = <Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const result = schema.safeParse(given);
  if (!result.success) throw problem('upstream_failed', { cause: result.error });
  return result.data;
};

/** A client of the gateway's registry. Without its address there are no releases. */
export function releasesOf(configuration: Configuration): Releases {
  const ask = askingOf(configuration);

  const appRequest = async (
    app: string,
    what: string,
    refused: ProblemCode,
    body: AppRequest,
  ): Promise<unknown> => {
    const address = `/${encodeURIComponent(app)}/${what}`;
    const answer = await ask(address, { method: 'POST', body: JSON.stringify(body) });
    if (answer.ok) return answer.json();
    if (answer.status >= 500 || answer.status === 404) throw problem('upstream_failed');
    const { detail = '' } = (await answer.json().catch(() => ({}))) as { detail?: string };
    throw problem(refused, { values: { reason: detail } });
  };

  return {
    running: async () => {
      const answer = await ask('');
      return Object.values(read(registry, answer.ok ? await answer.json() : undefined).apps);
    },
    rollBack: async (app, body) => void (await appRequest(app, 'rollback', 'rollback_refused', body)),
    promote: async (app, body) => void (await appRequest(app, 'promote', 'promotion_refused', body)),
    canary: async (app, body) => void (await appRequest(app, 'canary', 'canary_refused', body)),
    preview: async (app, body) => {
      const { link, expires } = read(signedLink, await appRequest(app, 'preview', 'preview_refused', body));
      return { link, expires: new Date(expires) };
    },
  };
}

/** Sends a request to a path of the gateway's registry. */
function askingOf({ releasesUrl, releasesToken }: Configuration) {
  return async (path: string, init: RequestInit = {}) => {
    if (!releasesUrl) throw problem('upstream_failed');
    const headers = {
      'X-Releases-Client': 'api',
      'Content-Type': 'application/json',
      ...(releasesToken ? { Authorization: `Bearer ${releasesToken}` } : {}),
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return await fetch(`${releasesUrl}${path}`, { ...init, headers, signal });
    } catch (cause) {
      throw problem('upstream_failed', { cause });
    }
  };
}
