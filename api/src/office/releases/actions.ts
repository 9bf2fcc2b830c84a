import type { PreviewJson, ReleasesJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { presentReleases } from './presented.ts';
import { type CanaryRequest, type RunningApp, releasesOf } from './registry.ts';
import { readRunning } from './steps.ts';

/** Who requests the move, and to which release; by default the previous one. */
export type ReleaseAction = { staff: Staff; release: string | undefined };

const CALLS = { rollback: 'rollBack', promote: 'promote' } as const;

/**
 * Has the gateway point an app at another release on behalf of a member of staff. Returns what is then live. The audit
 * entry is made from the step that the gateway stores. Throws the gateway's refusal with its message
 * (`rollback_refused`, `promotion_refused`).
 */
export async function movedBy(
  deps: Deps,
  kind: keyof typeof CALLS,
  { app }: RunningApp,
  { staff, release }: ReleaseAction,
): Promise<ReleasesJson> {
  await releasesOf(deps.configuration)[CALLS[kind]](app, { by: staff.email, release });
  return presentReleases(deps, await readRunning(deps));
}

/**
 * Starts an app's canary, changes its share, or ends it. The audit entry is made from the step that the gateway stores.
 * Throws the gateway's refusal with its message (`canary_refused`).
 */
export async function canaryBy(deps: Deps, { app }: RunningApp, step: CanaryRequest): Promise<ReleasesJson> {
  await releasesOf(deps.configuration).canary(app, step);
  return presentReleases(deps, await readRunning(deps));
}

/**
 * A signed link to one release that expires. The audit records its target and expiry, not the link itself: anyone
 * reading the audit could open it. The entry is written before the link is returned. Throws the gateway's refusal with
 * its message (`preview_refused`).
 */
export async function previewedBy(
  deps: Deps,
  { app, release: before }: RunningApp,
  { staff, release }: ReleaseAction,
): Promise<PreviewJson> {
  const preview = await releasesOf(deps.configuration).preview(app, { by: staff.email, release });
  const expires = preview.expires.toISOString();
  const entry = entryOf(deps, staff.email, {
    action: 'release.preview',
    subject: app,
    before: { release: before },
    after: { release, expires },
  });
  await writeEntries(deps.connection, [entry]);
  return { link: preview.link, expires };
}
