import type { PreviewJson, ReleasesJson } from 'shared-domain/contracts';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Staff } from '../protections/index.ts';
import { presentReleases } from './presented.ts';
import { type RunningApp, releasesOf } from './registry.ts';

/** Who wishes it, and of which release; the one before, where none is named. */
export type Asked = { staff: Staff; release: string | undefined };

const CALLS = { rollback: 'rollBack', promote: 'promote' } as const;

/**
 * Has the gateway point an app at another release in the name of a member of staff, and answers with what runs then.
 * Throws the gateway's refusal in its words (`rollback_refused`, `promotion_refused`).
 */
export async function movedBy(
  deps: Deps,
  kind: keyof typeof CALLS,
  { app, release: before }: RunningApp,
  { staff, release }: Asked,
): Promise<ReleasesJson> {
  const releases = releasesOf(deps.configuration);
  await releases[CALLS[kind]](app, { by: staff.email, release });
  const running = await releases.running();
  await recordChange(deps, staff, {
    action: `release.${kind}`,
    subject: app,
    before: { release: before },
    after: { release: running.find((each) => each.app === app)?.release },
  });
  return presentReleases(deps, running);
}

/**
 * A signed link to one release, which ends. The audit says what it leads to and until when, not the link itself:
 * whoever reads it there could open it. Throws the gateway's refusal in its words (`preview_refused`).
 */
export async function previewedBy(
  deps: Deps,
  { app, release: before }: RunningApp,
  { staff, release }: Asked,
): Promise<PreviewJson> {
  const preview = await releasesOf(deps.configuration).preview(app, { by: staff.email, release });
  const expires = preview.expires.toISOString();
  await recordChange(deps, staff, {
    action: 'release.preview',
    subject: app,
    before: { release: before },
    after: { release, expires },
  });
  return { link: preview.link, expires };
}
