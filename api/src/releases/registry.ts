import { z } from 'zod';
import type { Configuration } from '../configuration/index.ts';
import { problem } from '../problems/index.ts';

const TIMEOUT_MS = 10_000;

const storedRelease = z.object({ release: z.string(), version: z.string(), builtAt: z.string() });

/** What the gateway says of one app. Whatever else it says is none of our business. */
const runningApp = z.object({
  app: z.string(),
  release: z.string(),
  version: z.string(),
  commit: z.string().optional(),
  since: z.iso.datetime(),
  by: z.string().optional(),
  stored: z.array(storedRelease),
});
export type RunningApp = z.infer<typeof runningApp>;

const registry = z.object({ apps: z.record(z.string(), runningApp) });

/** The gateway's register of releases, in our own words. */
export type Releases = {
  running: () => Promise<RunningApp[]>;
  /** Throws what the gateway refuses with. */
  rollBack: (app: string, by: string, release?: string) => Promise<void>;
};

/** Speaks to the gateway. Without its address there are no releases to speak of. */
export function releasesOf({ releasesUrl, releasesToken }: Configuration): Releases {
  const ask = async (path: string, init: RequestInit = {}) => {
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
  return {
    running: async () => {
      const answer = await ask('');
      const read = registry.safeParse(answer.ok ? await answer.json() : undefined);
      if (!read.success) throw problem('upstream_failed', { cause: read.error });
      return Object.values(read.data.apps);
    },
    rollBack: async (app, by, release) => {
      const body = JSON.stringify({ by, release });
      const answer = await ask(`/${encodeURIComponent(app)}/rollback`, { method: 'POST', body });
      if (answer.ok) return;
      if (answer.status >= 500 || answer.status === 404) throw problem('upstream_failed');
      const { detail = '' } = (await answer.json().catch(() => ({}))) as { detail?: string };
      throw problem('rollback_refused', { words: { reason: detail } });
    },
  };
}
