import type { PreviewJson, ReleasesJson } from 'shared-domain/contracts';
import { entryOf, writeEntries } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Staff } from '../protections/index.ts';
import { presentReleases } from './presented.ts';
import { type RunningApp, releasesOf } from './registry.ts';
import { readRunning } from './steps.ts';

/** Who asks for it, and for which release; the one before, where none is named. */
export type Asked = { staff: Staff; release: string | undefined };

const CALLS = { rollback: 'rollBack', promote: 'promote' } as const;

/**
 * Has the gateway point an app at another release in the name of a member of staff, and answers with what runs then.
 * The step that the gateway keeps is what the audit's entry is made of.
 * Throws the gateway's refusal in its words (`rollback_refused`, `promotion_refused`).
 */
export async function movedBy(
  deps: Deps,
  kind: keyof typeof CALLS,
  { app }: RunningApp,
  { staff, release }: Asked,
): Promise<ReleasesJson> {
  await releasesOf(deps.configuration)[CALLS[kind]](app, { by: staff.email, release });
  return presentReleases(deps, await readRunning(deps));
}

/**
 * A signed link to one release, which ends. The audit says what it leads to and until when, not the link itself:
 * whoever reads it there could open it. The entry is written before the link is given out.
 * Throws the gateway's refusal in its words (`preview_refused`).
 */
export async function previewedBy(
  deps: Deps,
  { app, release: before }: RunningApp,
  { staff, release }: Asked,
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
